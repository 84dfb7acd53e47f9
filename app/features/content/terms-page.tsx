import { Trans } from '@lingui/react/macro'
import { siteName } from '#app/domain/brand.ts'
import { ProsePage } from '#app/ui/page/prose-page.tsx'

/** The terms of an account: what it stores, what we send, and how it is deleted. */
export function TermsPage() {
  return (
    <ProsePage
      title={<Trans>Betingelser for din konto</Trans>}
      lead={<Trans>Kort fortalt. Det siger du ja til, når du opretter en konto hos {siteName}.</Trans>}
    >
      <h2>
        <Trans>Det er gratis</Trans>
      </h2>
      <p>
        <Trans>
          En konto koster ikke noget, og du binder dig ikke. Tilbuddene er butikkernes egne. Står der en anden
          pris i butikken, er det den, der gælder.
        </Trans>
      </p>
      <h2>
        <Trans>Det gemmer vi</Trans>
      </h2>
      <p>
        <Trans>
          Dit navn, din e-mail, dit postnummer og land, din adgangskode i en form, som ingen kan læse, og hvor
          du er logget ind. Adresse, telefonnummer, køn og fødselsår gemmer vi kun, hvis du selv skriver dem.
          Dine indkøbssedler gemmer vi, så længe du har kontoen.
        </Trans>
      </p>
      <h2>
        <Trans>Det sender vi</Trans>
      </h2>
      <p>
        <Trans>
          Mails, der hører til kontoen: et link, der bekræfter din e-mail, et link til en ny adgangskode, og
          besked, når den er skiftet. Mails om tilbud får du kun, hvis du selv beder om dem.
        </Trans>
      </p>
      <h2>
        <Trans>Når du deler en seddel</Trans>
      </h2>
      <p>
        <Trans>
          De, der har linket til din seddel, kan se dit navn og være med på sedlen. Du kan altid trække linket
          tilbage.
        </Trans>
      </p>
      <h2>
        <Trans>Alder</Trans>
      </h2>
      <p>
        <Trans>Du skal være fyldt 13 år for at have en konto.</Trans>
      </p>
      <h2>
        <Trans>Hent eller slet det hele</Trans>
      </h2>
      <p>
        <Trans>
          På din profil kan du hente alt, hvad vi har gemt om dig, og slette kontoen. Den forsvinder med det
          samme og kan ikke hentes tilbage.
        </Trans>
      </p>
    </ProsePage>
  )
}
