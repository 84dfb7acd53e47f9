import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link, priceAgent } from 'styled-system/recipes'
import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { AlertMails } from './alert-mails.tsx'

/** How the user is told of offers, and when by mail. */
export function HowAlertsCome({ settings, country }: { settings: MailSettings; country: Country }) {
  const classes = priceAgent()
  return (
    <section className={classes.box}>
      <h2>
        <Trans>Sådan får du besked</Trans>
      </h2>
      <p>
        <MailsInWords settings={settings} />
      </p>
      <AlertMails settings={settings} country={country} />
      <Link to="/{-$locale}/profile" hash="information" className={link({ target: true })}>
        <Trans>Ret dine oplysninger</Trans>
      </Link>
    </section>
  )
}

function MailsInWords({ settings: { mails } }: { settings: MailSettings }) {
  const email = useUser()?.email
  if (mails === 'never') return <Trans>Vi sender ingen mails. Du kan altid se tilbuddene her på siden.</Trans>
  if (mails === 'weekly') {
    return (
      <Trans>
        Vi sender én mail til {email} dagen før, du handler. Er der ingen tilbud på dine varer, sender vi
        ingen.
      </Trans>
    )
  }
  return <Trans>Vi sender én mail til {email}, når der er nye tilbud på dine varer.</Trans>
}
