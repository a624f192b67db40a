import type { CreationOptions, MadePasskey, RequestOptions, UsedPasskey } from "../api/generated";

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && window.isSecureContext;
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte));
  return btoa(letters.join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The player has closed the browser's dialog, or has no passkey for this site. */
export class PasskeyStopped extends Error {}

async function ask<Found extends Credential>(asked: Promise<Credential | null>): Promise<Found> {
  try {
    const found = await asked;
    if (found) return found as Found;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError") throw error;
  }
  throw new PasskeyStopped("no passkey was chosen");
}

/** Lets the device make a passkey. */
export async function make(options: CreationOptions, label: string): Promise<MadePasskey> {
  const made = await ask<PublicKeyCredential>(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(options.challenge),
        rp: { id: options.rp_id, name: options.rp_name },
        user: { id: bytesOf(options.user_id), name: options.user_name, displayName: options.user_name },
        pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: options.exclude.map((id) => ({ type: "public-key", id: bytesOf(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { client_data: textOf(clientDataJSON), attestation: textOf(attestationObject), label };
}

/** Lets the device use a passkey of this site. */
export async function use(options: RequestOptions): Promise<UsedPasskey> {
  const used = await ask<PublicKeyCredential>(
    navigator.credentials.get({
      publicKey: { challenge: bytesOf(options.challenge), rpId: options.rp_id, userVerification: "required" },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return {
    credential: textOf(used.rawId),
    client_data: textOf(clientDataJSON),
    authenticator_data: textOf(authenticatorData),
    signature: textOf(signature),
  };
}
