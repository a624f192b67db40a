//! Passkeys: what `WebAuthn` level 3 asks a server to check, for keys that the browser's device keeps.
//!
//! No attestation is asked for, and none is looked at: which maker a device has makes no difference here.
//! The user must have been verified by the device, so that a passkey is as much as a password and more.

mod cbor;
mod key;

use std::fmt;

use serde::Deserialize;

use crate::token;

pub(crate) use key::{ALGORITHMS, PublicKey};

/// Longer than anything that a browser sends for a passkey.
const MOST_BYTES: usize = 16 * 1024;

/// Where the page is, as browsers see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Scheme, host and port: `https://damier.example`.
    pub(crate) origin: String,
    /// The host, to which passkeys are bound.
    pub(crate) host: String,
}

/// Why what a browser sent does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PasskeyError {
    /// It cannot be read.
    Form,
    /// It is for another purpose, site or challenge.
    Purpose,
    /// The device did not verify the user.
    Unverified,
    /// The key is of a kind that is not asked for.
    Key,
    /// The signature is wrong.
    Signature,
    /// The device signs as one that was copied would.
    Copied,
}

impl fmt::Display for PasskeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "the passkey cannot be read",
            Self::Purpose => "the passkey was used for something else",
            Self::Unverified => "the device did not verify who uses the passkey",
            Self::Key => "the passkey is of a kind that is not known",
            Self::Signature => "the signature of the passkey is wrong",
            Self::Copied => "the passkey was used elsewhere since, as a copy would be",
        })
    }
}

/// What a browser says it let the device sign.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

/// What a device says of itself.
struct AuthenticatorData<'a> {
    host_hash: &'a [u8],
    flags: u8,
    counter: i64,
    rest: &'a [u8],
}

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const HAS_CREDENTIAL: u8 = 1 << 6;

impl<'a> AuthenticatorData<'a> {
    fn read(bytes: &'a [u8]) -> Option<Self> {
        let (host_hash, bytes) = bytes.split_at_checked(32)?;
        let (&flags, bytes) = bytes.split_first()?;
        let (counter, rest) = bytes.split_first_chunk::<4>()?;
        let counter = i64::from(u32::from_be_bytes(*counter));
        Some(Self {
            host_hash,
            flags,
            counter,
            rest,
        })
    }

    fn check(&self, place: &Place) -> Result<(), PasskeyError> {
        if self.host_hash != token::sha256(place.host.as_bytes()) {
            return Err(PasskeyError::Purpose);
        }
        let wanted = USER_PRESENT | USER_VERIFIED;
        if self.flags & wanted == wanted {
            Ok(())
        } else {
            Err(PasskeyError::Unverified)
        }
    }
}

/// The challenge in what a browser sent, so that its ceremony can be found. Nothing is checked yet.
pub(crate) fn challenge(client_data: &[u8]) -> Option<Vec<u8>> {
    let data = read_client_data(client_data)?;
    token::from_base64(&data.challenge)
}

fn read_client_data(bytes: &[u8]) -> Option<ClientData> {
    if bytes.len() > MOST_BYTES {
        return None;
    }
    serde_json::from_slice(bytes).ok()
}

fn check_client_data(bytes: &[u8], kind: &str, place: &Place) -> Result<(), PasskeyError> {
    let data = read_client_data(bytes).ok_or(PasskeyError::Form)?;
    let holds = data.r#type == kind && data.origin == place.origin && !data.cross_origin;
    if holds {
        Ok(())
    } else {
        Err(PasskeyError::Purpose)
    }
}

/// A passkey that a device has made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Registered {
    pub(crate) credential: Vec<u8>,
    /// In the form of COSE.
    pub(crate) public_key: Vec<u8>,
    pub(crate) counter: i64,
}

/// Checks a passkey that was made, for a challenge that the caller has found by [`challenge`] and taken
/// out of the database.
pub(crate) fn registered(
    place: &Place,
    client_data: &[u8],
    attestation: &[u8],
) -> Result<Registered, PasskeyError> {
    check_client_data(client_data, "webauthn.create", place)?;
    if attestation.len() > MOST_BYTES {
        return Err(PasskeyError::Form);
    }
    let (attestation, rest) = cbor::read(attestation).ok_or(PasskeyError::Form)?;
    let data = attestation.named("authData").and_then(cbor::Value::bytes);
    let data = data.filter(|_| rest.is_empty()).ok_or(PasskeyError::Form)?;
    let data = AuthenticatorData::read(data).ok_or(PasskeyError::Form)?;
    data.check(place)?;
    if data.flags & HAS_CREDENTIAL == 0 {
        return Err(PasskeyError::Form);
    }
    let (credential, key) = credential(data.rest).ok_or(PasskeyError::Form)?;
    PublicKey::read(key).ok_or(PasskeyError::Key)?;
    Ok(Registered {
        credential: credential.to_vec(),
        public_key: key.to_vec(),
        counter: data.counter,
    })
}

/// The credential in the data of a device, and its key; extensions behind the key are left out.
fn credential(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (_model, bytes) = bytes.split_at_checked(16)?;
    let (length, bytes) = bytes.split_first_chunk::<2>()?;
    let length = usize::from(u16::from_be_bytes(*length));
    let (credential, bytes) = bytes.split_at_checked(length)?;
    let (_, rest) = cbor::read(bytes)?;
    let key = &bytes[..bytes.len() - rest.len()];
    (1..=1023).contains(&length).then_some((credential, key))
}

/// What a browser sent when a passkey was used.
#[derive(Clone, Debug)]
pub(crate) struct Assertion<'a> {
    pub(crate) client_data: &'a [u8],
    pub(crate) authenticator_data: &'a [u8],
    pub(crate) signature: &'a [u8],
}

/// Checks the use of a passkey, for a challenge that the caller has found by [`challenge`] and taken out
/// of the database, and gives the device's new counter.
pub(crate) fn used(
    place: &Place,
    assertion: &Assertion<'_>,
    public_key: &[u8],
    last_counter: i64,
) -> Result<i64, PasskeyError> {
    check_client_data(assertion.client_data, "webauthn.get", place)?;
    let data = AuthenticatorData::read(assertion.authenticator_data).ok_or(PasskeyError::Form)?;
    data.check(place)?;
    let key = PublicKey::read(public_key).ok_or(PasskeyError::Key)?;
    let mut message = assertion.authenticator_data.to_vec();
    message.extend_from_slice(&token::sha256(assertion.client_data));
    if !key.has_signed(&message, assertion.signature) {
        return Err(PasskeyError::Signature);
    }
    let counts = data.counter != 0 || last_counter != 0;
    if counts && data.counter <= last_counter {
        return Err(PasskeyError::Copied);
    }
    Ok(data.counter)
}

#[cfg(test)]
mod tests;
