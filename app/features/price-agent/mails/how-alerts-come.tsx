import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link, priceAgent } from 'styled-system/recipes'
import type { MailSettings } from '#app/domain/agents/mail-choice.ts'
import type { AgentFeed as Feed } from '#app/domain/agents/price-agent.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { breakableEmail } from '#app/domain/text/breakable-email.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { AgentFeed } from '../feed/agent-feed.tsx'
import { PushNotifications } from '../push/push-notifications.tsx'
import { AlertMails } from './alert-mails.tsx'

type Properties = { agent: MailSettings & { feed: Feed }; country: Country }

/** How the user is told of offers: when by mail, and at which addresses otherwise. */
export function HowAlertsCome({ agent, country }: Properties) {
  const classes = priceAgent()
  return (
    <section className={classes.box}>
      <h2>
        <Trans>Sådan får du besked</Trans>
      </h2>
      <p>
        <MailsInWords settings={agent} />
      </p>
      <AlertMails settings={agent} country={country} />
      <PushNotifications />
      <AgentFeed feed={agent.feed} />
      <Link to="/{-$locale}/profile" hash="information" className={link({ target: true })}>
        <Trans>Ret dine oplysninger</Trans>
      </Link>
    </section>
  )
}

function MailsInWords({ settings: { mails } }: { settings: MailSettings }) {
  const user = useUser()
  const email = user ? breakableEmail(user.email) : ''
  if (mails === 'never') return <Trans>Vi sender ingen mails. Du kan altid se tilbuddene her på siden.</Trans>
  if (mails === 'weekly') {
    return (
      <Trans>
        Vi sender én mail til {email}, dagen før du handler. Er der ingen tilbud på dine varer, sender vi
        ingen.
      </Trans>
    )
  }
  return <Trans>Vi sender én mail til {email}, når der er nye tilbud på dine varer.</Trans>
}
