import { ownPath, withParameter } from '#app/domain/account/own-path.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { VerificationOutcome } from './verify-email.ts'

const flags: Record<VerificationOutcome, string> = { verified: '1', already: 'already', ended: '0' }

/**
 * The page after opening a verifying link: the page on which the user registered, or their profile, where they can ask
 * for a new link. The search parameter `verified` says what the link did.
 * @param next the path in the link.
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
