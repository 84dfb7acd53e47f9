import type { Country, Language } from '#app/domain/locale/locales.ts'

/** What each template needs to be written. Addresses are whole, moments ISO 8601 with their zone. */
export type MailData = {
  /** Asks a new user to confirm the address; `url` is the signed link, dead after `expiresAt`. */
  'verify-email': { url: string; expiresAt: string }
  /** Lets who forgot the password choose a new one; `url` is the signed link, dead after `expiresAt`. */
  'reset-password': { url: string; expiresAt: string }
  /** Tells that the password was changed at `changedAt`; `url` is where a forgotten one is asked for. */
  'password-changed': { url: string; changedAt: string }
}

/** A template with its data, and who reads it: unset names are greeted without one. */
export type TemplateInput<Name extends keyof MailData = keyof MailData> = {
  [Each in Name]: {
    template: Each
    data: MailData[Each]
    name: string | null
    language: Language
    country: Country
  }
}[Name]

/** A mail's words, the same in HTML and in plain text. */
export type WrittenMail = { subject: string; html: string; text: string }

/** A mail ready to go out. A repeat of one carries the same `messageId` and `date`, so that receivers know it again. */
export type Message = WrittenMail & {
  messageId: string
  date: Date
  to: { name: string; address: string }
  language: Language
  unsubscribeUrl: string | null
}
