//! A device of our own, and everything that may be wrong with what it says.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, Ed25519KeyPair, KeyPair as _};

use super::*;

/// A device with a key of P-256.
struct Device {
    pair: EcdsaKeyPair,
    counter: u32,
    flags: u8,
}

fn place() -> Place {
    Place {
        origin: "https://damier.example".to_owned(),
        host: "damier.example".to_owned(),
    }
}

fn client_data(kind: &str, origin: &str) -> Vec<u8> {
    let challenge = token::base64(b"challenge");
    format!(
        r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{origin}","crossOrigin":false}}"#
    )
    .into_bytes()
}

fn byte_string(bytes: &[u8]) -> Vec<u8> {
    let length = u16::try_from(bytes.len()).expect("a short text");
    let mut text = vec![0x59];
    text.extend_from_slice(&length.to_be_bytes());
    text.extend_from_slice(bytes);
    text
}

impl Device {
    fn new() -> Self {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random);
        Self {
            pair: pair.expect("it was just made"),
            counter: 1,
            flags: USER_PRESENT | USER_VERIFIED,
        }
    }

    fn key(&self) -> Vec<u8> {
        let point = self.pair.public_key().as_ref();
        let mut key = vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21];
        key.extend(byte_string(&point[1..33]));
        key.push(0x22);
        key.extend(byte_string(&point[33..]));
        key
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = token::sha256(b"damier.example").to_vec();
        data.push(flags);
        data.extend_from_slice(&self.counter.to_be_bytes());
        data
    }

    fn attestation(&self) -> Vec<u8> {
        let mut data = self.data(self.flags | HAS_CREDENTIAL);
        data.extend_from_slice(&[0; 16]);
        data.extend_from_slice(&[0, 3]);
        data.extend_from_slice(b"abc");
        data.extend(self.key());
        let mut text = vec![0xa3, 0x63];
        text.extend_from_slice(b"fmt");
        text.extend_from_slice(&[0x64, b'n', b'o', b'n', b'e', 0x67]);
        text.extend_from_slice(b"attStmt");
        text.extend_from_slice(&[0xa0, 0x68]);
        text.extend_from_slice(b"authData");
        text.extend(byte_string(&data));
        text
    }

    /// Uses the key, and says whether that holds.
    fn sign_in(&self, client_data: &[u8], last_counter: i64) -> Result<i64, PasskeyError> {
        let data = self.data(self.flags);
        let mut message = data.clone();
        message.extend_from_slice(&token::sha256(client_data));
        let signature = self.pair.sign(&SystemRandom::new(), &message);
        let signature = signature.expect("a signature");
        let assertion = Assertion {
            client_data,
            authenticator_data: &data,
            signature: signature.as_ref(),
        };
        used(&place(), &assertion, &self.key(), last_counter)
    }
}

const ORIGIN: &str = "https://damier.example";

#[test]
fn a_passkey_that_was_made_can_be_used() {
    let mut device = Device::new();
    let made = client_data("webauthn.create", ORIGIN);
    assert_eq!(challenge(&made).as_deref(), Some(&b"challenge"[..]));
    let passkey = registered(&place(), &made, &device.attestation()).expect("it holds");
    assert_eq!(passkey.credential, b"abc");
    assert_eq!(passkey.public_key, device.key());
    device.counter = 2;
    let using = client_data("webauthn.get", ORIGIN);
    assert_eq!(device.sign_in(&using, passkey.counter), Ok(2));
}

#[test]
fn a_use_for_another_site_or_purpose_is_refused() {
    let device = Device::new();
    for (kind, origin) in [
        ("webauthn.create", ORIGIN),
        ("webauthn.get", "https://evil.example"),
        ("webauthn.get", "http://damier.example"),
    ] {
        let refused = device.sign_in(&client_data(kind, origin), 0);
        assert_eq!(refused, Err(PasskeyError::Purpose), "{kind} {origin}");
    }
    let other = Place {
        host: "other.example".to_owned(),
        ..place()
    };
    let made = client_data("webauthn.create", ORIGIN);
    let refused = registered(&other, &made, &device.attestation());
    assert_eq!(refused, Err(PasskeyError::Purpose));
    let framed = String::from_utf8(made).expect("it is text");
    let framed = framed.replace("false", "true").into_bytes();
    let refused = registered(&place(), &framed, &device.attestation());
    assert_eq!(refused, Err(PasskeyError::Purpose));
}

#[test]
fn the_user_must_have_been_verified() {
    let mut device = Device::new();
    for flags in [0, USER_PRESENT, USER_VERIFIED] {
        device.flags = flags;
        let using = client_data("webauthn.get", ORIGIN);
        assert_eq!(device.sign_in(&using, 0), Err(PasskeyError::Unverified));
        let made = client_data("webauthn.create", ORIGIN);
        let refused = registered(&place(), &made, &device.attestation());
        assert_eq!(refused, Err(PasskeyError::Unverified));
    }
}

#[test]
fn a_counter_that_does_not_grow_is_that_of_a_copy() {
    let mut device = Device::new();
    let using = client_data("webauthn.get", ORIGIN);
    device.counter = 5;
    for last in [5, 6] {
        assert_eq!(device.sign_in(&using, last), Err(PasskeyError::Copied));
    }
    device.counter = 0;
    assert_eq!(device.sign_in(&using, 0), Ok(0), "it does not count");
    assert_eq!(device.sign_in(&using, 1), Err(PasskeyError::Copied));
}

#[test]
fn a_signature_of_another_key_is_refused() {
    let (device, other) = (Device::new(), Device::new());
    let data = device.data(device.flags);
    let using = client_data("webauthn.get", ORIGIN);
    let signature = device.pair.sign(&SystemRandom::new(), &data);
    let signature = signature.expect("a signature");
    let assertion = Assertion {
        client_data: &using,
        authenticator_data: &data,
        signature: signature.as_ref(),
    };
    let refused = used(&place(), &assertion, &other.key(), 0);
    assert_eq!(refused, Err(PasskeyError::Signature));
    let refused = used(&place(), &assertion, &device.key(), 0);
    assert_eq!(
        refused,
        Err(PasskeyError::Signature),
        "the text was not signed with it"
    );
}

#[test]
fn every_byte_of_what_was_made_matters() {
    let device = Device::new();
    let made = client_data("webauthn.create", ORIGIN);
    let whole = device.attestation();
    for length in 0..whole.len() {
        let cut = registered(&place(), &made, &whole[..length]);
        assert!(cut.is_err(), "{length} bytes");
    }
    let mut longer = whole;
    longer.push(0);
    let refused = registered(&place(), &made, &longer);
    assert_eq!(refused, Err(PasskeyError::Form));
    assert_eq!(challenge(b"{}"), None);
    assert_eq!(challenge(&vec![b'['; 1 << 20]), None);
}

#[test]
fn a_key_of_ed25519_signs_too() {
    let document = Ed25519KeyPair::generate_pkcs8(&SystemRandom::new()).expect("a key");
    let pair = Ed25519KeyPair::from_pkcs8(document.as_ref()).expect("it was just made");
    let mut key = vec![0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21];
    key.extend(byte_string(pair.public_key().as_ref()));
    let key = PublicKey::read(&key).expect("a key");
    let signature = pair.sign(b"message");
    assert!(key.has_signed(b"message", signature.as_ref()));
    assert!(!key.has_signed(b"massage", signature.as_ref()));
}

#[test]
fn a_key_of_another_kind_is_not_read() {
    // P-384, an algorithm that does not go with the kind, a key of RSA with nothing in it.
    for key in [
        &[0xa4, 0x01, 0x02, 0x03, 0x38, 0x22, 0x20, 0x02, 0x21, 0x40][..],
        &[0xa3, 0x01, 0x01, 0x03, 0x26, 0x20, 0x06],
        &[0xa2, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00],
        &[0xa0],
        &[],
    ] {
        assert_eq!(PublicKey::read(key), None);
    }
}
