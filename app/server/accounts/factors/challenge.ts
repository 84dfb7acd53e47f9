import { isSecureSite, readCookie, setCookie } from '../../api/cookies.ts'
import { decodeEscapes } from '../../api/decode-escapes.ts'
import type { Auth } from '../auth.ts'
import { challengeSeconds } from './two-factor-plugin.ts'

const cookieName = () => `${isSecureSite() ? '__Host-' : ''}tilbudsugen.login`

/** The login of a request that waits for its code: a random name, signed by better-auth. */
export const challengeOf = (request: Request): string | undefined => readCookie(request, cookieName())

/** The `Set-Cookie` that carries such a login. */
export const cookieOfChallenge = (challenge: string): string =>
  setCookie(cookieName(), { value: challenge, seconds: challengeSeconds })

/** The `Set-Cookie` that deletes it. */
export const endedChallengeCookie = (): string => setCookie(cookieName(), { value: '', seconds: 0 })

/** The id of the user whose login waits; undefined if it has ended. better-auth checks the signature later. */
export async function challengedUser(auth: Auth, challenge: string, now: Date): Promise<string | undefined> {
  const signed = decodeEscapes(challenge) ?? ''
  const name = signed.slice(0, Math.max(0, signed.lastIndexOf('.')))
  const { internalAdapter } = await auth.$context
  const waiting = await internalAdapter.findVerificationValue(name)
  return waiting && waiting.expiresAt > now ? waiting.value : undefined
}
