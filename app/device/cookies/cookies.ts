/** The value of a cookie that scripts can read, not decoded; undefined if there is none. */
export function cookieOf(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return pair.slice(at + 1)
  }
  return undefined
}

/** Sets a cookie for the whole site; zero seconds delete it, and without any it lasts until the browser is closed. */
export function setCookie(name: string, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : ` Max-Age=${seconds};`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API only since 2025, and pages that are not served securely never have it.
  document.cookie = `${name}=${value}; Path=/;${age} SameSite=Lax${secure}`
}
