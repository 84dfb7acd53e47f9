import { Trans } from '@lingui/react/macro'
import { chip } from 'styled-system/recipes'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

/**
 * Shows all chains alike during this visit, or the shopper's own first again; nothing if they have none.
 * @param isListed as an item of a list.
 */
export function AllChains({ isListed = false }: { isListed?: boolean }) {
  const { press } = useTab()
  const { choice, isAll } = useMyChains()
  if (!choice || choice.length === 0) return null
  const pressed = (
    <button
      type="button"
      className={chip()}
      aria-pressed={isAll}
      onClick={() => press({ to: 'myChains', event: { type: isAll ? 'mine.wanted' : 'all.wanted' } })}
    >
      <Trans>Alle kæder</Trans>
    </button>
  )
  return isListed ? <li>{pressed}</li> : pressed
}
