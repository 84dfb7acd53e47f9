import { ownPath, withParameter } from '#app/domain/account/own-path.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { VerificationOutcome } from './verify-email.ts'

const flags: Record<VerificationOutcome, string> = { verified: '1', already: 'already', ended: '0' }

/**
 * Where opening a verifying link leads: back to where the user was when they registered, or to their profile, which
 * also is where a new link is to be had. The search parameter `verified` says what the link did.
 * @param next what the link says of where they were.
 */
export function verificationLanding(
  { outcome, country }: { outcome: VerificationOutcome; country: Country | undefined },
  next: string | null,
): string {
  const back = ownPath(next)
  if (back !== undefined && outcome !== 'ended') return withParameter(back, 'verified', flags[outcome])
  const profile = withParameter(`${country ? `/${country}` : ''}/profile`, 'verified', flags[outcome])
  return back === undefined ? profile : withParameter(profile, 'next', back)
}
