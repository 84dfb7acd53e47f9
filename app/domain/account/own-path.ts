/** A base for resolving paths; it is never requested. */
const here = 'https://here.invalid'

/**
 * A path of this site with its query, read from an address or a form (`next`: the page a shopper was on before they had
 * to log in). Undefined if it is not one, or if a browser could take it for the address of another site.
 */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, here)) return undefined
  const { origin, pathname, search, hash } = new URL(next, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** A path of this site with a search parameter added: `/dk` with `verified=1` is `/dk?verified=1`. */
export function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, here)
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
