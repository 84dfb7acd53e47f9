import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { timeZoneOfCountry } from '#app/domain/locale/locales.ts'
import type { MailData, TemplateInput } from '../mail.ts'
import { greetableName } from '../write/greetable-name.ts'

/** The words of a mail, from which its HTML and its plain text are made. */
export type Letter = {
  subject: string
  /** What inboxes show beside the subject. */
  preview: string
  heading: string
  greeting: string
  paragraphs: string[]
  /** What the mail lists, each with its own links. */
  items?: LetterItem[]
  /** A paragraph after the items. */
  afterItems?: string
  action: { label: string; url: string; otherwise: string }
  /** The text after the button: until when it works. */
  note?: string
  /** Why the reader gets this mail, and what to do if they did not ask for it. */
  reason: string
  /** The last link: it ends mails of this kind, or leads to deleting an account that is not the reader’s. */
  stop?: { label: string; url: string }
}

/** One thing that a mail lists. */
export type LetterItem = { title: string; lines: string[]; links: { label: string; url: string }[] }

/** Writes the words of one template in the language of `i18n`. */
export type LetterWriter<Name extends keyof MailData> = (i18n: I18n, input: TemplateInput<Name>) => Letter

/** `Hej Ida`, or `Hej` without a name. */
export function greet(i18n: I18n, name: string | null): string {
  const known = greetableName(name)
  return known ? t(i18n)`Hej ${known}` : t(i18n)`Hej`
}

/** Plain link below the button, for mail clients that do not render it. */
export function linkInstead(i18n: I18n): string {
  return t(i18n)`Virker knappen ikke, så kopiér linket til din browser:`
}

/** A moment in a sentence, its time kept on one line: `21. november 2026 kl. 08.50` in Danish. */
export function inWords(
  moment: string,
  { language, country }: Pick<TemplateInput, 'language' | 'country'>,
): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timeZoneOfCountry(country),
  })
    .format(new Date(moment))
    .replace(/ (?=\S+$)/, '\u00A0')
}
