/** The part of an address after `?`, by name; a repeated name holds a list. */
type SearchParams = Record<string, string | string[]>

/** Reads `?chain=1&chain=2&sort=price` in the format of a form: every value is text, `+` and escapes are decoded. */
export function parseSearchParams(search: string): SearchParams {
  const params: SearchParams = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const before = Object.hasOwn(params, name) ? params[name] : undefined
    params[name] = before === undefined ? value : [before, value].flat()
  }
  return params
}

/**
 * Writes search parameters in the format of a form, so that links and forms give the same address: `?chain=1&chain=2`.
 * Undefined values and empty lists are left out; empty if nothing remains.
 */
export function stringifySearchParams(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined) params.append(name, String(item))
  }
  const text = params.toString()
  return text && `?${text}`
}
