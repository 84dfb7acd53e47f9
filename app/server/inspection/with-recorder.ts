const files = '/dev/flows/files'

/** Whether a page of the development server was asked for with Stately's inspector: `?inspect`, or `?inspect=` an address. */
export const isInspected = (request: Request): boolean => new URL(request.url).searchParams.has('inspect')

/** Puts the recorder of flows into the head of a page, before its own code, so that it misses no actor. */
export function withRecorder(html: string, nonce: string, { isInspected }: { isInspected: boolean }): string {
  const scripts = isInspected ? ['recorder', 'inspector'] : ['recorder']
  const tags = scripts.map((name) => `<script nonce="${nonce}" src="${files}/${name}.js"></script>`)
  return html.replace('<head>', `<head>${tags.join('')}`)
}

/**
 * Loosens the headers of a page for an inspector: it keeps the window that it opens, and may ask the inspector's address.
 * Only the development server does this.
 */
export function loosenForInspector(headers: Headers, request: Request): void {
  const address = URL.parse(new URL(request.url).searchParams.get('inspect') ?? '')
  headers.set('cross-origin-opener-policy', 'unsafe-none')
  const policy = headers.get('content-security-policy')
  // `URL.origin` is "null" for the scheme ws.
  if (policy && address?.host)
    headers.set(
      'content-security-policy',
      policy.replace("connect-src 'self'", `connect-src 'self' ${address.protocol}//${address.host}`),
    )
}
