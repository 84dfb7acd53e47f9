import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { cx } from 'styled-system/css'
import { button, pageColumn, priceAgent } from 'styled-system/recipes'
import { EmptyPicture } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { AgentSteps } from './agent-steps.tsx'

/** What a visitor sees on the page: what a price agent is, and the way to one (Specification §2.8, §6). */
export function AgentIntro() {
  const address = useLocation({ select: ({ pathname }) => pathname })
  const classes = priceAgent()
  return (
    <main id="main" className={cx(pageColumn(), classes.root)}>
      <div className={classes.intro}>
        <div>
          <h1>
            <Trans>Få besked, når prisen er god</Trans>
          </h1>
          <p>
            <Trans>
              Vælg de varer, du alligevel køber, og de kæder, du handler i. Prisagenten skriver til dig, så
              snart der er tilbud.
            </Trans>
          </p>
          <Link to="/{-$locale}/check-email" search={{ next: address }} className={button()}>
            <Icon name="heart" />
            <Trans>Opret din prisagent</Trans>
          </Link>
        </div>
        <EmptyPicture product="lemon" />
      </div>
      <AgentSteps />
    </main>
  )
}
