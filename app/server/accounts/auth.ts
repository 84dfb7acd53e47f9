import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { longestPassword, shortestPassword } from '#app/domain/account/account.ts'
import type { Queryable } from '../db/database.ts'
import { credentials, sessions, users, verifications } from '../db/schema/accounts.ts'
import { logError } from '../log.ts'
import { secretKey } from '../secret-key.ts'
import { settings } from '../settings.ts'
import { type Asker, hashPassword, verifyPassword } from './passwords/hash-password.ts'
import { resetLinkSeconds, sessionSeconds } from './sessions/lifetimes.ts'

type Options = {
  /** Who waits for the answer, as `hashPassword` takes them. */
  asker?: Asker
  /** A hash made ahead, so that a transaction does not wait for one. */
  hash?: string
  /** Takes the hash that a password was held against. */
  takeHash?: (hash: string) => void
  /** Takes the token of a link for choosing a new password. */
  takeResetToken?: (token: string) => void
  /** Takes the key of the user whose password was chosen anew. */
  takeResetUser?: (id: string) => void
}

const field = { type: 'string', required: false } as const

/**
 * better-auth on one connection of the database: who calls it decides about the transaction it works in. It sends no
 * mail, limits nothing and answers no address of its own; the use cases do.
 */
export function createAuth(
  connection: Queryable,
  { asker, hash, takeHash, takeResetToken, takeResetUser }: Options = {},
) {
  return betterAuth({
    baseURL: settings().appUrl,
    secret: authSecret(),
    telemetry: { enabled: false },
    database: drizzleAdapter(connection.orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    user: {
      additionalFields: {
        countryRegisteredTo: { type: 'string', required: true },
        postalCode: field,
        termsAcceptedAt: { type: 'date', required: false },
      },
    },
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: {
        hash: async (password) => hash ?? hashPassword(password, asker),
        verify: (attempt) => {
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
      // Our users have no picture, of which the check knows nothing.
      database: { validateSchema: false },
    },
    // Where a session came from is not kept; better-auth would write it, if only as an empty text.
    databaseHooks: {
      session: { create: { before: async (session) => ({ data: { ...session, ipAddress: undefined } }) } },
    },
    logger: {
      level: 'error',
      // Of what it tells besides, only an error is logged: the rest may hold an email.
      log: (_, title, ...details) =>
        logError('better-auth failed', details.find((detail) => detail instanceof Error) ?? title),
    },
  })
}

/** What better-auth signs its session cookie with. */
export function authSecret(): string {
  return secretKey('session').export().toString('base64url')
}
