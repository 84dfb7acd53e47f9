import { settings } from '../settings.ts'

/**
 * A request's cookie of this name, the first if there are several, not decoded. Undefined if there is none.
 */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** Whether browsers reach the site over https, so that cookies can be limited to https. */
export const isSecureSite = (): boolean => settings().appUrl.startsWith('https://')

type Attributes = { value: string; seconds: number; isReadable?: boolean }

/** A `Set-Cookie` for the whole site; scripts can read it if `isReadable`. Zero seconds delete it. */
export function setCookie(name: string, { value, seconds, isReadable = false }: Attributes): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax']
  if (!isReadable) parts.push('HttpOnly')
  if (isSecureSite()) parts.push('Secure')
  return parts.join('; ')
}

/** An answer with cookies set. */
export function withCookies(answer: Response, cookies: string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie)
  return answer
}
