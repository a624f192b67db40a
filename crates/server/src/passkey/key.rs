//! Public keys in the form of COSE, and their signatures.

use ring::signature::{self, RsaPublicKeyComponents, UnparsedPublicKey};

use super::cbor::{self, Value};

/// The algorithms that browsers are asked for, by their COSE numbers, the preferred first.
pub(crate) const ALGORITHMS: [i64; 3] = [ES256, EDDSA, RS256];
const ES256: i64 = -7;
const EDDSA: i64 = -8;
const RS256: i64 = -257;

/// The entries of a key: its kind, its algorithm, and what depends on the kind.
const KIND: i64 = 1;
const ALGORITHM: i64 = 3;
const CURVE: i64 = -1;
const X: i64 = -2;
const Y: i64 = -3;
/// Of RSA: the modulus and the exponent.
const N: i64 = -1;
const E: i64 = -2;

/// A public key of a passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PublicKey {
    /// A point of P-256, uncompressed.
    P256(Vec<u8>),
    Ed25519(Vec<u8>),
    Rsa {
        n: Vec<u8>,
        e: Vec<u8>,
    },
}

impl PublicKey {
    /// The key of some bytes, all of them.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        let (key, rest) = cbor::read(bytes)?;
        let int = |number| key.numbered(number).and_then(Value::int);
        let bytes = |number| key.numbered(number).and_then(Value::bytes);
        let of_32 = |number| bytes(number).filter(|bytes| bytes.len() == 32);
        if !rest.is_empty() {
            return None;
        }
        match (int(KIND)?, int(ALGORITHM)?) {
            (2, ES256) if int(CURVE)? == 1 => {
                let mut point = vec![4];
                point.extend_from_slice(of_32(X)?);
                point.extend_from_slice(of_32(Y)?);
                Some(Self::P256(point))
            }
            (1, EDDSA) if int(CURVE)? == 6 => Some(Self::Ed25519(of_32(X)?.to_vec())),
            (3, RS256) => {
                let (n, e) = (bytes(N)?.to_vec(), bytes(E)?.to_vec());
                (n.len() <= 1024 && e.len() <= 8).then_some(Self::Rsa { n, e })
            }
            _ => None,
        }
    }

    /// Whether a signature of a message is by this key.
    pub(crate) fn has_signed(&self, message: &[u8], signature: &[u8]) -> bool {
        match self {
            Self::P256(point) => UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_ASN1, point)
                .verify(message, signature)
                .is_ok(),
            Self::Ed25519(key) => UnparsedPublicKey::new(&signature::ED25519, key)
                .verify(message, signature)
                .is_ok(),
            Self::Rsa { n, e } => RsaPublicKeyComponents { n, e }
                .verify(&signature::RSA_PKCS1_2048_8192_SHA256, message, signature)
                .is_ok(),
        }
    }
}
