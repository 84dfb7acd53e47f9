import { isSecureSite, readCookie, setCookie } from '../../api/cookies.ts'
import { decodeEscapes } from '../../api/decode-escapes.ts'
import type { Auth } from '../auth.ts'
import { challengeSeconds } from './two-factor-plugin.ts'

/** A cookie of ours for what better-auth signed: how to read, set and delete it. */
function waiting(name: string, seconds: number) {
  const cookieName = () => `${isSecureSite() ? '__Host-' : ''}tilbudsugen.${name}`
  return {
    of: (request: Request): string | undefined => readCookie(request, cookieName()),
    keep: (value: string): string => setCookie(cookieName(), { value, seconds }),
    end: (): string => setCookie(cookieName(), { value: '', seconds: 0 }),
  }
}

/** The login of a browser that waits for its code: a random name. */
export const waitingLogin = waiting('login', challengeSeconds)
/** What a passkey of a browser is to sign: a random name; the plugin keeps it for five minutes. */
export const waitingPasskey = waiting('passkey', 300)

/** The id of the user whose login waits; undefined if it has ended. better-auth checks the signature later. */
export async function challengedUser(auth: Auth, challenge: string, now: Date): Promise<string | undefined> {
  const signed = decodeEscapes(challenge) ?? ''
  const name = signed.slice(0, Math.max(0, signed.lastIndexOf('.')))
  const { internalAdapter } = await auth.$context
  const waiting = await internalAdapter.findVerificationValue(name)
  return waiting && waiting.expiresAt > now ? waiting.value : undefined
}
