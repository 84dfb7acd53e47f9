import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { chainTiles } from 'styled-system/recipes'
import { chainColours } from '#app/domain/chains/chain-tiles.ts'
import type { ChoosableChain } from '#app/domain/chains/my-chains.ts'
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
        const colours = chainColours(name)
        const style =
          colours && ({ '--tile': colours.background, '--on-tile': colours.foreground } as CSSProperties)
        return (
          <button
            key={id}
            type="button"
            className={classes.tile}
            style={style}
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
