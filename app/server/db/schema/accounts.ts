import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Gender } from '#app/domain/account/account.ts'
import type { Country } from '#app/domain/locale/locales.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = moment('created_at').notNull().defaultNow()
const updatedAt = moment('updated_at').notNull().defaultNow()

/**
 * The users (§3, User). `email` is in lower case. An email is verified if `emailVerifiedAt` is set;
 * `emailVerified` is generated from it for better-auth. `termsAcceptedAt` is when the terms were accepted. `chainIds`
 * are the chains that the user chose (§4 My chains), null before, and `memberships` the ids of the programmes whose member they
 * are (§4 My memberships). With `twoFactorEnabled` a login asks for a code of the user's authenticator app (`twoFactors`).
 */
export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerifiedAt: moment('email_verified_at'),
  emailVerified: boolean('email_verified').generatedAlwaysAs(sql`email_verified_at is not null`),
  countryRegisteredTo: text('country_registered_to').$type<Country>().notNull(),
  postalCode: text('postal_code'),
  address: text(),
  gender: text().$type<Gender>(),
  birthYear: smallint('birth_year'),
  phoneNumberCountryCode: text('phone_number_country_code'),
  phoneNumberSubscriberNumber: text('phone_number_subscriber_number'),
  termsAcceptedAt: moment('terms_accepted_at'),
  chainIds: integer('chain_ids').array(),
  memberships: text().array(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt,
  updatedAt,
})

const userId = text('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' })

/**
 * The sessions of users. `token` is the value in the signed cookie; `updatedAt` is when the session was last renewed.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId,
    userAgent: text('user_agent'),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index().on(table.userId)],
)

/** The means by which a user logs in: for the provider `credential` a hashed password. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    userId,
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text(),
    createdAt,
    updatedAt,
  },
  (table) => [unique().on(table.userId, table.providerId)],
)

/**
 * The authenticator apps of users, at most one each. An app counts once a code of it is confirmed: then it is `verified`,
 * at `confirmedAt`. `secret` is encrypted with a key of the installation. `backupCodes` is a JSON list of hashes; each
 * code works once. Ten wrong codes in a row lock it until `lockedUntil`.
 */
export const twoFactors = pgTable('two_factors', {
  id: text().primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean().notNull(),
  confirmedAt: moment('confirmed_at'),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
})

/**
 * The passkeys of users (WebAuthn): public keys, which log in without a password. `credentialID` is the authenticator's
 * name for it, `counter` how often it was used, if the authenticator counts. Its other columns describe the authenticator.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId,
    name: text().notNull(),
    credentialID: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt,
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index().on(table.userId)],
)

/**
 * Links that work once: `identifier` is the hash of the link's token, `value` the user's id. So are logins that wait for
 * the code of a second factor; another row counts the codes that were tried.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull().unique(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    index().on(table.value),
    // A challenge names its user within a longer value.
    index('verifications_value_within').using('gin', table.value.op('gin_trgm_ops')),
    index().on(table.expiresAt),
  ],
)

/**
 * How often something was done since its window began, for limits. `key` is a keyed hash, so that it identifies nobody.
 */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    hits: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
