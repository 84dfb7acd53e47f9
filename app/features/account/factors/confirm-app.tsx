import { Trans, useLingui } from '@lingui/react/macro'
import { button, link, secondFactors } from 'styled-system/recipes'
import { appCodeSchema } from '#app/domain/account/factors/factor-schemas.ts'
import { type AppSetup, inFours } from '#app/domain/account/factors/factors.ts'
import { confirmApp } from '#app/flows/account/factors.actors.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useLanguage } from '../page/use-language.ts'

type Properties = { setup: AppSetup; onConfirmed: () => void; onCancelled: () => void }

/** The second step of adding an authenticator app: its secret as QR code, as link and as text, and the first code. */
export function ConfirmApp({ setup: { uri, secret, qr }, onConfirmed, onCancelled }: Properties) {
  const { t } = useLingui()
  const language = useLanguage()
  const classes = secondFactors()
  const { form, frame } = useAccountForm({
    ...forms.appConfirmation,
    defaultValues: { code: '' },
    fieldsOf: (fields) => fields,
    schema: appCodeSchema,
    submit: (fields) => confirmApp(fields, { language }),
    onSucceeded: onConfirmed,
  })
  return (
    <>
      <h3 tabIndex={-1}>
        <Trans>Scan koden med din app</Trans>
      </h3>
      <div className={classes.scan}>
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          width={192}
          height={192}
          alt={t`QR-kode med din nøgle`}
        />
        <div>
          <a href={uri} className={link({ target: true })}>
            <Trans>Åbn appen på denne enhed</Trans>
          </a>
          <p>
            <Trans>Eller skriv nøglen i appen:</Trans>
          </p>
          <code className={classes.secret}>{inFours(secret)}</code>
        </div>
      </div>
      <p>
        <Trans>
          Skriv så den kode på seks cifre, som appen viser. Når du slår til, bliver du logget ud på alle andre
          enheder.
        </Trans>
      </p>
      <AccountForm
        frame={frame}
        label={t`Slå login i to trin til`}
        button={<Trans>Slå til</Trans>}
        busyButton={<Trans>Slår til …</Trans>}
        buttonLook={{ isWide: false }}
        links={
          <button type="button" className={button({ kind: 'text' })} onClick={onCancelled}>
            <Trans>Annuller</Trans>
          </button>
        }
      >
        <form.AppField name="code">{(field) => <field.AppCodeField />}</form.AppField>
      </AccountForm>
    </>
  )
}
