import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { longestPassword, shortestPassword } from '#app/domain/account/account.ts'
import type { Queryable } from '../db/database.ts'
import { credentials, passkeys, sessions, twoFactors, users, verifications } from '../db/schema/accounts.ts'
import { logError } from '../log.ts'
import { secretKey } from '../secret-key.ts'
import { settings } from '../settings.ts'
import { passkeyPlugin } from './factors/passkey-plugin.ts'
import { twoFactorPlugin } from './factors/two-factor-plugin.ts'
import { type Asker, hashPassword, verifyPassword } from './passwords/hash-password.ts'
import { resetLinkSeconds, sessionSeconds } from './sessions/lifetimes.ts'

type Options = {
  /** Who waits for the answer, as for `hashPassword`. */
  asker?: Asker
  /** A hash made before the transaction, so that the transaction does not wait for hashing. */
  hash?: string
  /** The user's present password has been checked, so that it is not hashed a second time. */
  isPasswordChecked?: boolean
  /** Receives the hash that a password was compared with. */
  takeHash?: (hash: string) => void
  /** Receives the token of a link for choosing a new password. */
  takeResetToken?: (token: string) => void
  /** Receives the id of the user who chose a new password. */
  takeResetUser?: (id: string) => void
}

const field = { type: 'string', required: false } as const

/**
 * better-auth on a connection of the caller, and so in the caller's transaction. It sends no mail, limits nothing and
 * has no routes of its own; the use cases do all that.
 */
export function createAuth(
  connection: Queryable,
  { asker, hash, isPasswordChecked = false, takeHash, takeResetToken, takeResetUser }: Options = {},
) {
  return betterAuth({
    baseURL: settings().appUrl,
    secret: authSecret(),
    telemetry: { enabled: false },
    database: drizzleAdapter(connection.orm, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: twoFactors,
        passkey: passkeys,
      },
    }),
    plugins: [twoFactorPlugin, passkeyPlugin],
    user: {
      additionalFields: {
        countryRegisteredTo: { type: 'string', required: true },
        postalCode: field,
        termsAcceptedAt: { type: 'date', required: false },
      },
    },
    // What needs a fresh session there, asks for the password here.
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: {
        hash: async (password) => hash ?? hashPassword(password, asker),
        verify: async (attempt) => {
          if (isPasswordChecked) return true
          takeHash?.(attempt.hash)
          return verifyPassword(attempt, asker)
        },
      },
      resetPasswordTokenExpiresIn: resetLinkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => takeResetToken?.(token),
      onPasswordReset: async ({ user }) => takeResetUser?.(user.id),
    },
    advanced: {
      cookiePrefix: 'tilbudsugen',
      ipAddress: { disableIpTracking: true },
      // The check would miss the column for a picture, which our users do not have.
      database: { validateSchema: false },
    },
    // We do not store IP addresses; better-auth would write at least an empty text.
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, ipAddress: undefined } }) } },
    },
    logger: {
      level: 'error',
      // Only the title or an error is logged: other details may contain an email.
      log: (_, title, ...details) => {
        const error = details.find((detail) => detail instanceof Error)
        // A passkey that is refused is the asker's mistake, or attempt, and is told where it is refused.
        const isRefusal = /^Failed to verify (?:registration|authentication)$/.test(title)
        if (isRefusal && !(error instanceof DrizzleQueryError)) return
        logError('better-auth failed', error ?? title)
      },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** The secret that better-auth signs its session cookie with. */
export function authSecret(): string {
  return secretKey('session').export().toString('base64url')
}
