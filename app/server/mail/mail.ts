import type { Day } from '#app/domain/locale/dates.ts'
import type { Country, Language } from '#app/domain/locale/locales.ts'
import type { OfferCondition } from '#app/domain/offers/offer-conditions.ts'
import type { BoundPrice } from '#app/domain/prices/unit-price-bounds.ts'

/** The data of each template. Addresses are absolute, moments ISO 8601 with their zone. */
export type MailData = {
  /** Asks a new user to confirm the address; `url` is the signed link, valid until `expiresAt`. */
  'verify-email': { url: string; expiresAt: string }
  /** Lets a user who forgot their password choose a new one; `url` is the signed link, valid until `expiresAt`. */
  'reset-password': { url: string; expiresAt: string }
  /** Tells that the password was changed at `changedAt`; `url` is the page for a forgotten password. */
  'password-changed': { url: string; changedAt: string }
  /** Tells that a second factor of the login was added or removed; as `password-changed`. */
  'factor-changed': { change: FactorChange; url: string; changedAt: string }
  /**
   * Tells of offers on what a price agent watches; at least one. `more` is how many there are besides those told, `url`
   * the page of the price agent, and `stopUrl` the page that ends these mails.
   */
  'price-alerts': ToldAlerts
  /** The same once a week, before the reader goes shopping. */
  'weekly-alerts': ToldAlerts
}

/** What changed of a user's second factors. */
export type FactorChange = 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed'

type ToldAlerts = { alerts: [ToldOffer, ...ToldOffer[]]; more: number; url: string; stopUrl: string }

/** An offer as a mail tells it. Prices are minor units; `price` is for all `units` together. */
export type ToldOffer = BoundPrice & {
  name: string
  /** The pack as a shopper reads it; empty if unknown. */
  size: string
  chain: string
  country: Country
  price: number
  units: number
  unitType: string
  quantityType: string | null
  startDate: Day
  endDate: Day
  /** What the price asks of a shopper; it has no verdict then, but for a limit. Absent without any. */
  conditions?: OfferCondition[]
  /** What a piece cost at the least in the 30 days before the offer; null if it was not on offer. */
  lowestBefore: number | null
  /** Whether no offer of the past year cost less, and there was one. */
  isBestOfYear: boolean
  url: string
  /** The page that stops the watch. */
  stopUrl: string
}

/** A template with its data and its reader; without a name the greeting has none. */
export type TemplateInput<Name extends keyof MailData = keyof MailData> = {
  [Each in Name]: {
    template: Each
    data: MailData[Each]
    name: string | null
    language: Language
    country: Country
  }
}[Name]

/** The content of a mail, in HTML and in plain text. */
export type WrittenMail = { subject: string; html: string; text: string }

/** A mail ready to be sent. A repeat has the same `messageId` and `date`, so that receivers recognise it. */
export type Message = WrittenMail & {
  messageId: string
  date: Date
  to: { name: string; address: string }
  language: Language
  unsubscribeUrl: string | null
}
