import { Trans } from '@lingui/react/macro'
import { useLinkProps } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { bottomBar, header, navigationMenu } from 'styled-system/recipes'
import { useAgentWay } from '#app/flows/price-agent/use-agent-way.ts'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isPlainClick } from '#app/ui/link/is-plain-click.ts'

/** The id of the popup that the button opens. */
export const introId = 'agent-intro'

const classOf = {
  header: () => header().agent,
  bar: () => bottomBar().link,
  menu: () => navigationMenu().link,
}

/**
 * The pricing-agent button (§4): opens the intro popup for a visitor, and leads a user to their price agent,
 * or to their profile if their email is not verified. Until its machine is loaded it leads a visitor to the email check.
 */
export function AgentButton({ place }: { place: keyof typeof classOf }) {
  const { to, isVisitor, isOwn, explain } = useAgentWay()
  const { tab, press: tell } = useTab()
  const isOpen = useLateSelector(tab?.agentIntro, (intro) => intro?.hasTag('open') ?? false)
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    if (!isVisitor) return explain()
    event.preventDefault()
    tell({ to: 'agentIntro', event: { type: 'intro.toggled' } })
  }
  const link = useLinkProps({ to, className: classOf[place](), onClick: press })
  return (
    <a
      {...link}
      // A page that it only leads to meanwhile is not its own.
      aria-current={isOwn ? link['aria-current'] : undefined}
      {...(isVisitor && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, 'aria-controls': introId })}
    >
      {place !== 'menu' && <Icon name="heart" />} <Trans>Prisagent</Trans>
    </a>
  )
}
