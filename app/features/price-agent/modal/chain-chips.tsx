import { useLingui } from '@lingui/react/macro'
import { agentModal, chip } from 'styled-system/recipes'
import { everyChain } from '#app/domain/agents/price-agent.ts'
import type { Chain } from '#app/domain/offers/offers.ts'
import { tileStyle } from '#app/ui/chain-tile/tile-style.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = {
  label: string
  chains: Chain[]
  /** The ids of the chosen chains. */
  chosen: number[]
  /** Temporarily disabled, but keeps the focus. */
  isHeld: boolean
  onToggled: (id: number) => void
}

/** The chains as chips that are pressed to be chosen (§4, Chain chip list). */
export function ChainChips({ label, chains, chosen, isHeld, onToggled }: Properties) {
  const { t } = useLingui()
  const classes = agentModal()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset around it has the question, this scrolls its answers.
    <div className={classes.chips} role="group" aria-label={label}>
      {chains.map(({ id, name }) => {
        const isChosen = chosen.includes(id)
        return (
          <button
            key={id}
            type="button"
            className={chip()}
            aria-pressed={isChosen}
            aria-disabled={isHeld}
            onClick={() => isHeld || onToggled(id)}
          >
            <ChainDot id={id} name={name} />
            <span className={classes.chain}>{id === everyChain ? t`Alle` : name}</span>
            {isChosen && <Icon name="check" />}
          </button>
        )
      })}
    </div>
  )
}

/** The first letter of a chain's name, in a colour like the chain's. */
function ChainDot({ id, name }: Pick<Chain, 'id' | 'name'>) {
  const classes = agentModal()
  if (id === everyChain)
    return (
      <span className={classes.dot} data-every="">
        <Icon name="squares-four" />
      </span>
    )
  return (
    <span className={classes.dot} style={tileStyle(name)} aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  )
}
