import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import { greet, inWords, type LetterWriter, linkInstead } from './letter.ts'

/** Lets a user who forgot their password choose a new one. */
export const resetPassword: LetterWriter<'reset-password'> = (i18n, input) => {
  const end = inWords(input.data.expiresAt, input)
  return {
    subject: t(i18n)`Vælg en ny adgangskode til ${siteName}`,
    preview: t(i18n)`Linket virker indtil den ${end}.`,
    heading: t(i18n)`Vælg en ny adgangskode`,
    greeting: greet(i18n, input.name),
    paragraphs: [
      t(i18n)`Du har bedt om en ny adgangskode.`,
      t(i18n)`Når du har valgt den, bliver du logget ud alle andre steder.`,
    ],
    action: { label: t(i18n)`Vælg ny adgangskode`, url: input.data.url, otherwise: linkInstead(i18n) },
    note: t(i18n)`Linket virker én gang, indtil den ${end}.`,
    reason: t(
      i18n,
    )`Du får denne mail, fordi nogen har bedt om en ny adgangskode til din konto hos ${siteName}. Var det ikke dig, behøver du ikke gøre noget: Din adgangskode er den samme som før.`,
  }
}
