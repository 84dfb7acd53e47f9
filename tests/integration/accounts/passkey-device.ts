import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64 = (data: string | Buffer) => Buffer.from(data).toString('base64url')
/** A text in CBOR (RFC 8949), of at most 23 letters. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const present = 0x01
const verified = 0x04
const hasKey = 0x40

type Options = { challenge: string; rp?: { id: string }; rpId?: string }
/**
 * `origin`: of the page that asked. `isUnlocked`: whether the user proved to be its owner. `counter`: how often it was used; 0
 * for a device that does not count.
 */
type Asking = { origin: string; isUnlocked?: boolean; counter?: number }

/** A device that makes a passkey and signs with it (WebAuthn 3, 6.1 and 8.7), as an authenticator and its browser do. */
export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // An EC2 key for ES256 in COSE: kty 2, alg -7, crv 1, x, y (RFC 9053, 7.1).
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const clientData = (type: string, { challenge }: Options, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const data = (site: string, flags: number, counter = 0) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(site), Buffer.from([flags]), counted])
  }
  const answer = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} }
  const flagsOf = (isUnlocked: boolean) => present | (isUnlocked ? verified : 0)

  return {
    /** The answer to options of a registration. */
    make: (options: Options, { origin, isUnlocked = true }: Asking) => {
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([
        data(options.rp?.id ?? '', flagsOf(isUnlocked) | hasKey),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', options, origin)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      }
      return { ...answer, response }
    },
    /** The answer to options of a login. */
    sign: (options: Options, { origin, isUnlocked = true, counter }: Asking) => {
      const authData = data(options.rpId ?? '', flagsOf(isUnlocked), counter)
      const client = clientData('webauthn.get', options, origin)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(authData),
        signature: base64(signature),
      }
      return { ...answer, response }
    },
  }
}
