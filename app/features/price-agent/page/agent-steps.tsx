import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { agentSteps } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'

/** How a product comes into the price agent, in three steps. */
export function AgentSteps() {
  return (
    <ol className={agentSteps().root}>
      <Step icon="magnifying-glass" title={<Trans>Find en vare</Trans>}>
        <Trans>Søg efter noget, du alligevel køber: kaffe, smør, bleer.</Trans>
      </Step>
      <Step icon="heart" title={<Trans>Tryk på hjertet</Trans>}>
        <Trans>Vælg de kæder, du handler i, eller dem alle.</Trans>
      </Step>
      <Step icon="bell" title={<Trans>Få besked</Trans>}>
        <Trans>
          Vi skriver, når varen kommer på tilbud. Her på siden kan du se, hvad den plejer at koste.
        </Trans>
      </Step>
    </ol>
  )
}

function Step({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) {
  return (
    <li className={agentSteps().step}>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  )
}
