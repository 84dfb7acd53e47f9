/** Reads percent-encoded UTF-8 (RFC 3986, 2.1), as in an address or a cookie; undefined if the escapes are invalid. */
export function decodeEscapes(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
