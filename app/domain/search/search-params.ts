/** The part of an address after `?`, by name; a name that stands there several times holds a list. */
type SearchParams = Record<string, string | string[]>

/** Reads `?chain=1&chain=2&sort=price` as a form writes it: every value is text, `+` and escapes are undone. */
export function parseSearchParams(search: string): SearchParams {
  const params: SearchParams = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const before = Object.hasOwn(params, name) ? params[name] : undefined
    params[name] = before === undefined ? value : [before, value].flat()
  }
  return params
}

/**
 * Writes search parameters as a form does, so that links and forms give the same address: `?chain=1&chain=2`.
 * What is undefined and an empty list are left out; without anything to say the answer is empty.
 */
export function stringifySearchParams(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const item of [value].flat()) if (item !== undefined) params.append(name, String(item))
  }
  const text = params.toString()
  return text && `?${text}`
}
