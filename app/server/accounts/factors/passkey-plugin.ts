import { passkey } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { siteName } from '#app/domain/brand.ts'

/** The name of the plugin's cookie: what a passkey is to sign waits under it. */
export const passkeyCookie = 'passkey'

function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new APIError('UNAUTHORIZED', { message: 'the user was not verified' })
}

/**
 * Passkeys (WebAuthn). A passkey logs in alone, so it must be two factors: the device, and what unlocks it. The plugin
 * only prefers that; so it is required here.
 */
export const passkeyPlugin = passkey({
  rpName: siteName,
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  registration: {
    afterVerification: async ({ verification }) =>
      requireVerified(verification.registrationInfo?.userVerified),
  },
  authentication: {
    afterVerification: async ({ verification }) =>
      requireVerified(verification.authenticationInfo.userVerified),
  },
  advanced: { webAuthnChallengeCookie: passkeyCookie },
})
