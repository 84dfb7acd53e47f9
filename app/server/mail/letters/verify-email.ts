import { t } from '@lingui/core/macro'
import { siteName } from '#app/domain/brand.ts'
import { greet, inWords, type LetterWriter, linkInstead } from './letter.ts'

/** The address of the same page, which then asks whether to delete the account. */
function disowning(link: string): string {
  const url = new URL(link)
  url.searchParams.set('disown', '1')
  return url.href
}

/** Asks a new user to confirm the address, and says what to do if somebody else has made the account. */
export const verifyEmail: LetterWriter<'verify-email'> = (i18n, input) => {
  const end = inWords(input.data.expiresAt, input)
  return {
    subject: t(i18n)`Bekræft din e-mail hos ${siteName}`,
    preview: t(i18n)`Et tryk mere, så er din konto klar.`,
    heading: t(i18n)`Bekræft din e-mail`,
    greeting: greet(i18n, input.name),
    paragraphs: [
      t(i18n)`Tak, fordi du har oprettet en konto hos os.`,
      t(
        i18n,
      )`Åbn linket, log ind, og bekræft, at adressen er din. Så kan du skrive indkøbssedler, dele dem og følge priser.`,
    ],
    action: {
      label: t(i18n)`Bekræft e-mail`,
      url: input.data.url,
      otherwise: linkInstead(i18n),
    },
    note: t(i18n)`Linket virker indtil den ${end}.`,
    reason: t(
      i18n,
    )`Du får denne mail, fordi nogen har oprettet en konto hos ${siteName} med din adresse. Var det ikke dig, så slet kontoen. Det er ét tryk.`,
    stop: { label: t(i18n)`Slet kontoen`, url: disowning(input.data.url) },
  }
}
