import * as v from 'valibot'
import type { AdManager } from '#app/domain/ads/ads.ts'
import { siteName } from '#app/domain/brand.ts'
import type { Services } from '#app/domain/services.ts'
import { adManagerEntries, readAdManager } from './ads/ad-manager-settings.ts'
import { readServices, serviceEntries } from './services/service-settings.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
)

const postgresUrl = v.optional(
  v.union([
    v.literal(''),
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
      v.check(
        (text) => URL.canParse(text),
        'must be an address such as postgres://user:password@host:5432/name',
      ),
    ),
  ]),
  '',
)

const mailbox =
  /^(?:(?<name>[^<>\p{C}]*?)\s*<(?<inBrackets>[^\s<>@]+@[^\s<>@]+)>|(?<bare>[^\s<>@]+@[^\s<>@]+))$/u

const schema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  APP_URL: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.url('must be an address such as https://example.org'),
        v.regex(/^https?:\/\/[^/]/, 'must start with http:// or https://'),
      ),
    ]),
    '',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: postgresUrl,
  DATABASE_READ_URL: postgresUrl,
  SMTP_URL: v.optional(
    v.union([
      v.literal(''),
      v.pipe(
        v.string(),
        v.url('must be an address such as smtp://user:password@mail.example.org:587'),
        v.regex(/^smtps?:\/\/[^/]/, 'must start with smtp:// or smtps://'),
      ),
    ]),
    '',
  ),
  MAIL_FROM: v.optional(
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.regex(mailbox, 'must be an address such as Tilbudsugen <hej@example.org>')),
    ]),
    '',
  ),
  CONTACT_MAIL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.email('must be an email address'))]),
    '',
  ),
  SESSION_SECRET: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters'))]),
    '',
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'must be the number of proxies in front, 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  ...serviceEntries,
  METRICS_PORT: v.optional(v.union([v.literal(''), port]), ''),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  FEED_MAX_BYTES: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'must be a number of bytes'), v.transform(Number)),
    '2000000000',
  ),
  FEED_PRIVATE_HOSTS: v.optional(v.string(), ''),
  DEMO: v.optional(flag, '1'),
  DEV_FLOWS: v.optional(flag, '0'),
  WEB_CONCURRENCY: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'must be 1 to 99'), v.transform(Number)),
    '1',
  ),
  ...adManagerEntries,
})

type Mailbox = { name: string; address: string }

/** The settings in the environment; see README, Settings. */
export type Settings = {
  port: number
  host: string
  appUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** A streaming replica of it, for pages and search. */
  databaseReadUrl: string | undefined
  /** The SMTP server for mail; if undefined, mails are written as files into `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: Mailbox
  /** The address on the contact page; undefined if shoppers cannot write. */
  contactMail: string | undefined
  sessionSecret: string | undefined
  /** The number of our proxies in front, whose `X-Forwarded-For` is trusted. */
  trustProxy: number
  services: Services
  /** Where `/metrics` is served; undefined if it is not. */
  metrics: { port: number; host: string } | undefined
  /** How large a fetched feed may be, and the hosts in private networks that its redirects may lead to. */
  feeds: { maxBytes: number; privateHosts: string[] }
  demo: boolean
  /** Whether developers are shown the flows, at `/dev/flows`, and tabs record them. */
  devFlows: boolean
  webConcurrency: number
  /** Google Ad Manager; undefined if only our own ads are shown. */
  adManager: AdManager | undefined
}

/** Environment variables have invalid values; the message names each. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/**
 * Reads and checks the settings of an environment.
 * @throws SettingsError that names every bad variable and what it must be.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const result = v.safeParse(schema, environment)
  if (!result.success) {
    const lines = result.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`)
    throw new SettingsError(`The environment has settings that do not work:\n${lines.join('\n')}`)
  }
  const env = result.output
  if (env.WEB_CONCURRENCY > 1 && !env.DATABASE_URL) {
    throw new SettingsError(
      'WEB_CONCURRENCY above 1 needs DATABASE_URL: the embedded database serves one process.',
    )
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new SettingsError('DATABASE_READ_URL needs DATABASE_URL: the primary that it is a replica of.')
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new SettingsError('SMTP_URL needs MAIL_FROM: the address that mails are sent from.')
  }
  if (!env.AD_MANAGER_NETWORK && (env.AD_MANAGER_UNITS || env.AD_MANAGER_SCRIPT)) {
    throw new SettingsError(
      'AD_MANAGER_UNITS and AD_MANAGER_SCRIPT need AD_MANAGER_NETWORK: the network code.',
    )
  }
  return {
    port: env.PORT,
    host: env.HOST,
    appUrl: env.APP_URL || `http://${env.HOST}:${env.PORT}`,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReadUrl: env.DATABASE_READ_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: readMailbox(env.MAIL_FROM || `no-reply@${siteName.toLowerCase()}.example`),
    contactMail: env.CONTACT_MAIL || undefined,
    sessionSecret: env.SESSION_SECRET || undefined,
    trustProxy: env.TRUST_PROXY,
    services: readServices(env),
    metrics: env.METRICS_PORT === '' ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    feeds: {
      maxBytes: env.FEED_MAX_BYTES,
      privateHosts: env.FEED_PRIVATE_HOSTS.split(/[\s,]+/).filter(Boolean),
    },
    demo: env.DEMO,
    devFlows: env.DEV_FLOWS,
    webConcurrency: env.WEB_CONCURRENCY,
    adManager: readAdManager(env),
  }
}

function readMailbox(text: string): Mailbox {
  const { name, inBrackets, bare } = mailbox.exec(text)?.groups ?? {}
  return { name: name?.replace(/^"(.*)"$/, '$1') || siteName, address: inBrackets ?? bare ?? '' }
}

let current: Settings | undefined

/** The settings of this process's environment, read once. */
export function settings(): Settings {
  current ??= readSettings(process.env)
  return current
}
