/**
 * A random UUID (RFC 9562, version 4). Pages that are not served securely, as in a home network, have no
 * `crypto.randomUUID`.
 */
export function randomUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = [...globalThis.crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-')
}
