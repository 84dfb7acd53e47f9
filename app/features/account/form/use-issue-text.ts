import { useLingui } from '@lingui/react/macro'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'

/** The message for a client-side error of a field (§5), in the shopper's language. */
export function useIssueText(): (field: string, issue: AccountIssue) => string {
  const { t } = useLingui()
  const unreadable = t`Det kan vi ikke bruge. Tjek, hvad du har skrevet.`
  const required: Record<string, string> = {
    email: t`Skriv din e-mail.`,
    name: t`Skriv dit navn.`,
    password: t`Skriv en adgangskode.`,
    password_confirmation: t`Skriv adgangskoden igen.`,
    current_password: t`Skriv din nuværende adgangskode.`,
    postal_code: t`Skriv dit postnummer.`,
    code: t`Skriv koden.`,
  }
  const texts: Partial<Record<AccountIssue, string>> = {
    email: t`Skriv en e-mailadresse som navn@eksempel.dk.`,
    'password-short': t`Adgangskoden skal være på mindst 8 tegn.`,
    'password-long': t`Adgangskoden må højst være på 128 tegn.`,
    'password-differs': t`De to adgangskoder er ikke ens. Skriv den samme begge steder.`,
    terms: t`Du skal acceptere betingelserne for at oprette en konto.`,
    name: t`Skriv et navn uden linjeskift og webadresser.`,
    'postal-code': t`Postnummeret findes ikke. Tjek de fire cifre.`,
    'birth-year': t`Skriv et årstal med fire cifre. Du skal være fyldt 13 år.`,
    gender: t`Vælg en af mulighederne.`,
    phone: t`Brug kun tal i nummeret.`,
    'too-long': t`Det er for langt. Gør det kortere.`,
    'code-digits': t`Skriv de seks cifre, som appen viser.`,
  }
  return (field, issue) =>
    issue === 'required' ? (required[field] ?? t`Udfyld feltet.`) : (texts[issue] ?? unreadable)
}
