import '#app/late.css'
import { Link, useLocation } from '@tanstack/react-router'
import { cx } from 'styled-system/css'
import { button, pageColumn, priceAgent } from 'styled-system/recipes'
import { AgentPitch } from '#app/ui/agent-pitch/agent-pitch.tsx'
import { EmptyPicture } from '#app/ui/empty/empty.tsx'
import { AgentSteps } from './agent-steps.tsx'

/** What a visitor sees on the page: what a price agent is, and the way to one (§2.8, §6). */
export function AgentForVisitors() {
  const address = useLocation({ select: ({ pathname }) => pathname })
  const classes = priceAgent()
  return (
    <main id="main" className={cx(pageColumn(), classes.root)}>
      <div className={classes.intro}>
        <AgentPitch
          heading="h1"
          link={(label) => (
            <Link to="/{-$locale}/check-email" search={{ next: address }} className={button()}>
              {label}
            </Link>
          )}
        />
        <EmptyPicture product="lemon" />
      </div>
      <AgentSteps />
    </main>
  )
}
