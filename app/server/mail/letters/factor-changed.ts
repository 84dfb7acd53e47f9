import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import type { FactorChange } from '../mail.ts'
import { greet, inWords, type LetterWriter, linkInstead } from './letter.ts'

type Told = { subject: string; heading: string; what: string; advice: string }

/** What changed, in words, and what to do if it was somebody else. */
function toldOf(i18n: I18n, change: FactorChange, moment: string): Told {
  const advice = t(
    i18n,
  )`Var det dig, er alt, som det skal være. Var det ikke dig, så vælg en ny adgangskode med det samme.`
  switch (change) {
    case 'app-added':
      return {
        subject: t(i18n)`Login i to trin er slået til hos ${siteName}`,
        heading: t(i18n)`Login i to trin er slået til`,
        what: t(
          i18n,
        )`Login i to trin blev slået til den ${moment}. Når du logger ind, spørger vi fra nu af også efter en kode fra din app.`,
        advice,
      }
    case 'app-removed':
      return {
        subject: t(i18n)`Login i to trin er slået fra hos ${siteName}`,
        heading: t(i18n)`Login i to trin er slået fra`,
        what: t(
          i18n,
        )`Login i to trin blev slået fra den ${moment}. Fra nu af logger du kun ind med din adgangskode.`,
        advice,
      }
    case 'passkey-added':
      return {
        subject: t(i18n)`Du har fået en ny adgangsnøgle hos ${siteName}`,
        heading: t(i18n)`Du har fået en ny adgangsnøgle`,
        what: t(i18n)`En adgangsnøgle blev tilføjet til din konto den ${moment}. Du kan logge ind med den.`,
        advice: t(
          i18n,
        )`Var det dig, er alt, som det skal være. Var det ikke dig, så vælg en ny adgangskode med det samme, og fjern adgangsnøglen på din profil.`,
      }
    case 'passkey-removed':
      return {
        subject: t(i18n)`En adgangsnøgle er fjernet hos ${siteName}`,
        heading: t(i18n)`En adgangsnøgle er fjernet`,
        what: t(
          i18n,
        )`En adgangsnøgle blev fjernet fra din konto den ${moment}. Den kan ikke længere bruges til at logge ind.`,
        advice,
      }
  }
}

/** Tells a user that a second factor of their login was added or removed. */
export const factorChanged: LetterWriter<'factor-changed'> = (i18n, input) => {
  const { change, changedAt, url } = input.data
  const { subject, heading, what, advice } = toldOf(i18n, change, inWords(changedAt, input))
  return {
    subject,
    preview: t(i18n)`Var det ikke dig, så vælg en ny adgangskode med det samme.`,
    heading,
    greeting: greet(i18n, input.name),
    paragraphs: [what, advice],
    action: { label: t(i18n)`Det var ikke mig`, url, otherwise: linkInstead(i18n) },
    reason: t(i18n)`Du får denne mail, fordi vi altid siger til, når måden at logge ind på bliver ændret.`,
  }
}
