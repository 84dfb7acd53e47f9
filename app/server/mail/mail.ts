import type { Country, Language } from '#app/domain/locale/locales.ts'

/** The data of each template. Addresses are absolute, moments ISO 8601 with their zone. */
export type MailData = {
  /** Asks a new user to confirm the address; `url` is the signed link, valid until `expiresAt`. */
  'verify-email': { url: string; expiresAt: string }
  /** Lets a user who forgot their password choose a new one; `url` is the signed link, valid until `expiresAt`. */
  'reset-password': { url: string; expiresAt: string }
  /** Tells that the password was changed at `changedAt`; `url` is the page for a forgotten password. */
  'password-changed': { url: string; changedAt: string }
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
