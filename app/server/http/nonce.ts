/** As many as nobody can guess (CSP level 3, §7.1). */
const nonceBytes = 16

/** A new nonce of a content security policy, always of the same length. */
export const newNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(nonceBytes))).toString('base64url')
