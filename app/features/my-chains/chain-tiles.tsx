import { useLingui } from '@lingui/react/macro'
import { chainTiles } from 'styled-system/recipes'
import type { ChoosableChain } from '#app/domain/chains/my-chains.ts'
import { tileStyle } from '#app/ui/chain-tile/tile-style.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = {
  chains: ChoosableChain[]
  /** The ids of the chains that are on. */
  marked: number[]
  onToggled: (id: number) => void
}

/** Chains as tiles that are pressed to be chosen (§4 My chains). */
export function ChainTiles({ chains, marked, onToggled }: Properties) {
  const { t } = useLingui()
  const classes = chainTiles()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div className={classes.root} role="group" aria-label={t`Dine kæder`}>
      {chains.map(({ id, name }) => {
        const isOn = marked.includes(id)
        return (
          <button
            key={id}
            type="button"
            className={classes.tile}
            style={tileStyle(name)}
            aria-pressed={isOn}
            onClick={() => onToggled(id)}
          >
            {name}
            {isOn && (
              <span className={classes.tick}>
                <Icon name="check" />
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
