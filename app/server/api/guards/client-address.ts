import { isIPv4, isIPv6 } from 'node:net'

/** The first four groups of an IPv6 address, which is what one customer is given (RFC 6177). */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  // An IPv4 tail stands for two groups.
  const width = rest.length + (rest.at(-1)?.includes('.') ? 1 : 0)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - width)
  const full = [...groups, ...Array<string>(missing).fill('0'), ...rest]
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * What a client's address counts as where something is limited: IPv4 whole, IPv6 its /64 (product: Accounts).
 * @returns `unknown` for what is no address, so that nobody passes by having none.
 */
export function countedAddress(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain
  if (isIPv4(mapped)) return mapped
  return isIPv6(mapped) ? networkOf(mapped) : 'unknown'
}

/**
 * Who asks, as a limit counts them.
 * @param proxies how many proxies of ours stand in front: each adds whom it heard from to `X-Forwarded-For`, so that
 * many entries from its end are true; what comes before was written by the client.
 */
export function clientAddress(request: Request & { ip?: string | undefined }, proxies: number): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const told = proxies > 0 ? forwarded.at(-proxies) : undefined
  return countedAddress(told || request.ip || '')
}
