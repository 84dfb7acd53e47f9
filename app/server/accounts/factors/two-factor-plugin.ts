import { createHmac, randomInt } from 'node:crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { siteName } from '#app/domain/brand.ts'
import { secretKey } from '../../secret-key.ts'

/** How many backup codes a user gets. */
const backupCodes = 8
/** Letters and digits that are not mistaken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 118 bits, so that no slow hash is needed (ASVS 5, 6.5.2). */
const lettersOfCode = 24
const hashMark = 'hmac-sha256$'

const makeBackupCode = () =>
  Array.from({ length: lettersOfCode }, () => letters[randomInt(letters.length)]).join('')

/** The hash of a backup code, by which it is stored and found. */
export function hashBackupCode(code: string): string {
  return hashMark + createHmac('sha256', secretKey('backup-codes')).update(code).digest('base64url')
}

/** How long a login waits for its code. */
export const challengeSeconds = 600

/**
 * Codes of an authenticator app (RFC 6238: six digits, 30 seconds) and backup codes. better-auth stores what `encrypt`
 * makes of the list of codes, and compares a code with what `decrypt` makes of it; so it is told to compare hashes.
 */
export const twoFactorPlugin = twoFactor({
  issuer: siteName,
  twoFactorCookieMaxAge: challengeSeconds,
  backupCodeOptions: {
    customBackupCodesGenerate: () => Array.from({ length: backupCodes }, makeBackupCode),
    storeBackupCodes: {
      encrypt: async (list) => {
        const codes: string[] = JSON.parse(list)
        // The codes that are left after one was used are hashes already.
        return JSON.stringify(codes.map((code) => (code.startsWith(hashMark) ? code : hashBackupCode(code))))
      },
      decrypt: async (list) => list,
    },
  },
})
