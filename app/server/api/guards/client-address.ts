import { isIPv4, isIPv6 } from 'node:net'

/** The first four groups of an IPv6 address, which is what one customer is given (RFC 6177). */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  // An IPv4 address at the end fills two groups.
  const width = rest.length + (rest.at(-1)?.includes('.') ? 1 : 0)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - width)
  const full = [...groups, ...Array<string>(missing).fill('0'), ...rest]
  const network = full.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * A client's address as limits count it: IPv4 whole, IPv6 by its /64 (§7.3).
 * @returns `unknown` for anything else, so that clients without an address are limited too.
 */
export function countedAddress(address: string): string {
  const plain = address.replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain
  if (isIPv4(mapped)) return mapped
  return isIPv6(mapped) ? networkOf(mapped) : 'unknown'
}

/** An entry of `X-Forwarded-For`, of which some proxies write the port too: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (entry: string) =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * The address of a request's client, as limits count it.
 * @param proxies the number of our proxies in front. Each appends its client to `X-Forwarded-For`, so only that many
 * last entries can be trusted.
 */
export function clientAddress(request: Request & { ip?: string | undefined }, proxies: number): string {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const told = proxies > 0 ? forwarded.at(-proxies) : undefined
  return countedAddress((told && withoutPort(told)) || request.ip || '')
}
