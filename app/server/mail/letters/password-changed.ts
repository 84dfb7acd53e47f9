import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import { greet, inWords, type LetterWriter, linkInstead } from './letter.ts'

/** Tells a user that their password was changed. */
export const passwordChanged: LetterWriter<'password-changed'> = (i18n, input) => {
  const moment = inWords(input.data.changedAt, input)
  return {
    subject: t(i18n)`Din adgangskode til ${siteName} er ændret`,
    preview: t(i18n)`Var det ikke dig, så vælg en ny med det samme.`,
    heading: t(i18n)`Din adgangskode er ændret`,
    greeting: greet(i18n, input.name),
    paragraphs: [
      t(i18n)`Adgangskoden til din konto blev ændret den ${moment}. Du er nu logget ud alle andre steder.`,
      t(
        i18n,
      )`Var det dig, er alt, som det skal være. Var det ikke dig, så vælg en ny adgangskode med det samme.`,
    ],
    action: { label: t(i18n)`Det var ikke mig`, url: input.data.url, otherwise: linkInstead(i18n) },
    reason: t(
      i18n,
    )`Du får denne mail, fordi vi altid siger til, når adgangskoden til en konto bliver ændret.`,
  }
}
