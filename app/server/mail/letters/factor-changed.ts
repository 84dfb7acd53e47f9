import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import { greet, inWords, type LetterWriter, linkInstead } from './letter.ts'

/** Tells a user that a second factor of their login was added or removed. */
export const factorChanged: LetterWriter<'factor-changed'> = (i18n, input) => {
  const moment = inWords(input.data.changedAt, input)
  const isAdded = input.data.change === 'app-added'
  return {
    subject: isAdded
      ? t(i18n)`Login i to trin er slået til hos ${siteName}`
      : t(i18n)`Login i to trin er slået fra hos ${siteName}`,
    preview: t(i18n)`Var det ikke dig, så vælg en ny adgangskode med det samme.`,
    heading: isAdded ? t(i18n)`Login i to trin er slået til` : t(i18n)`Login i to trin er slået fra`,
    greeting: greet(i18n, input.name),
    paragraphs: [
      isAdded
        ? t(
            i18n,
          )`Login i to trin blev slået til ${moment}. Når du logger ind, spørger vi fra nu af også efter en kode fra din app.`
        : t(
            i18n,
          )`Login i to trin blev slået fra ${moment}. Fra nu af logger du ind med din adgangskode alene.`,
      t(
        i18n,
      )`Var det dig, er alt, som det skal være. Var det ikke dig, så vælg en ny adgangskode med det samme.`,
    ],
    action: { label: t(i18n)`Det var ikke mig`, url: input.data.url, otherwise: linkInstead(i18n) },
    reason: t(i18n)`Du får denne mail, fordi vi altid siger til, når måden at logge ind på bliver ændret.`,
  }
}
