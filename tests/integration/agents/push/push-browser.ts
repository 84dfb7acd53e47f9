import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { PushMessage } from '#app/domain/agents/push-message.ts'
import { type Delivery, newEndpoint } from './push-service.ts'

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/** A browser that has subscribed, and decrypts by RFC 8291 and RFC 8188 what comes to it. */
export function pushBrowser(endpoint = newEndpoint()) {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  const { pathname } = new URL(endpoint)
  const decrypt = ({ body }: Delivery): PushMessage => {
    const salt = body.subarray(0, 16)
    const recordSize = body.readUInt32BE(16)
    const length = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + length)
    const record = body.subarray(21 + length)
    if (record.length > recordSize || body.length > 4096) throw new Error('the message is too long')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const material = hkdf(curve.computeSecret(senderKey), auth, info, 32)
    const key = hkdf(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    // The last record ends with the byte 2 and zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** What came to this browser, decrypted. */
    heard: (deliveries: readonly Delivery[]) =>
      deliveries.filter(({ path }) => path === pathname).map(decrypt),
  }
}

/** Checks by RFC 8292 who sent a message. @returns the claims of the token and the sender's public key. */
export function senderOf({ headers }: Delivery): { claims: Record<string, unknown>; publicKey: string } {
  const [, token = '', publicKey = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || read(head).alg !== 'ES256') throw new Error('the token is not signed by its key')
  return { claims: read(claims), publicKey }
}
