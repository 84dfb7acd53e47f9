import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link, priceAgent } from 'styled-system/recipes'
import { useUser } from '#app/flows/session/use-user.ts'
import { MailsSwitch } from './mails-switch.tsx'

/** How the user is told of offers, and whether by mail. */
export function HowAlertsCome({ mails }: { mails: boolean }) {
  const email = useUser()?.email
  const classes = priceAgent()
  return (
    <section className={classes.box}>
      <h2>
        <Trans>Sådan får du besked</Trans>
      </h2>
      <p>
        {mails ? (
          <Trans>Vi sender én mail til {email}, når der er nye tilbud på dine varer.</Trans>
        ) : (
          <Trans>Vi sender ingen mails. Du kan altid se tilbuddene her på siden.</Trans>
        )}
      </p>
      <MailsSwitch mails={mails} />
      <Link to="/{-$locale}/profile" hash="information" className={link({ target: true })}>
        <Trans>Ret dine oplysninger</Trans>
      </Link>
    </section>
  )
}
