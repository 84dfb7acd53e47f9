import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type Properties = {
  heading: 'h1' | 'h2'
  /** Draws the way to a price agent with this label. */
  link: (label: ReactNode) => ReactNode
}

/** What a price agent is for, and the way to one. */
export function AgentPitch({ heading: Heading, link }: Properties) {
  return (
    <div>
      <Heading>
        <Trans>Få besked, når prisen er god</Trans>
      </Heading>
      <p>
        <Trans>
          Vælg de varer, du alligevel køber, og de kæder, du handler i. Prisagenten skriver til dig, så snart
          der er tilbud.
        </Trans>
      </p>
      {link(
        <>
          <Icon name="heart" />
          <Trans>Opret din prisagent</Trans>
        </>,
      )}
    </div>
  )
}
