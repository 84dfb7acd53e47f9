import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'

/** The messages for fields in a 422 (§5; the wording is ours). */
export const issueTexts: Record<AccountIssue, MessageDescriptor> = {
  required: msg`Udfyld feltet.`,
  'not-text': msg`Det kan vi ikke bruge. Tjek, hvad du har skrevet.`,
  'too-long': msg`Det er for langt. Gør det kortere.`,
  email: msg`Skriv en e-mailadresse som navn@eksempel.dk.`,
  'password-short': msg`Adgangskoden skal være på mindst 8 tegn.`,
  'password-long': msg`Adgangskoden må højst være på 128 tegn.`,
  'password-common': msg`Den adgangskode er for let at gætte. Vælg en anden.`,
  'password-differs': msg`De to adgangskoder er ikke ens. Skriv den samme begge steder.`,
  'current-password': msg`Det er ikke din nuværende adgangskode. Prøv igen.`,
  terms: msg`Du skal acceptere betingelserne for at oprette en konto.`,
  name: msg`Skriv et navn uden linjeskift og webadresser.`,
  'postal-code': msg`Postnummeret findes ikke. Tjek de fire cifre.`,
  'birth-year': msg`Skriv et årstal med fire cifre. Du skal være fyldt 13 år.`,
  gender: msg`Vælg en af mulighederne.`,
  phone: msg`Brug kun tal i nummeret.`,
  choice: msg`Vælg en af mulighederne.`,
  credentials: msg`E-mail og adgangskode passer ikke sammen. Tjek begge dele, og prøv igen.`,
  'email-taken': msg`Der findes allerede en konto med den e-mail. Log ind i stedet.`,
  'reset-link': msg`Linket hører ikke til den e-mail, eller det virker ikke længere. Bed om et nyt.`,
  'verification-link': msg`Linket virker ikke længere.`,
  'email-verified': msg`Kontoen er bekræftet og kan ikke slettes med linket. Log ind, så kan du slette den på din profil.`,
  'code-digits': msg`Skriv de seks cifre, som appen viser.`,
  code: msg`Koden passer ikke. Skriv den, appen viser nu.`,
  'backup-code': msg`Reservekoden passer ikke, eller den er allerede brugt.`,
  'login-ended': msg`Der gik for lang tid, eller der blev prøvet for mange gange. Log ind igen.`,
  passkey: msg`Adgangsnøglen kunne ikke bruges. Prøv igen.`,
}

/** The messages for a whole request. */
export const answerTexts = {
  'reset-link-sent': msg`Findes der en konto med den e-mail, har vi sendt et link til at vælge en ny adgangskode.`,
  'password-reset': msg`Din adgangskode er ændret.`,
  'verification-sent': msg`Vi har sendt en mail med et link, hvor du bekræfter din e-mail.`,
}
