import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { button, keptStatus } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

type Properties = {
  state: 'saving' | 'failed' | 'settled'
  /** What a press kept or took away last; nothing before the first one. */
  latest: { name: string; isOn: boolean } | null | undefined
  /** Says that the choice was not kept. */
  failure: ReactNode
  onRetried: () => void
}

/** Says what of a choice was kept by the last press; or that it was not, with a button to try again. */
export function KeptStatus({ state, latest, failure, onRetried }: Properties) {
  const name = latest?.name
  return (
    <div className={keptStatus()}>
      <span role="status">
        {state === 'failed'
          ? failure
          : state === 'settled' &&
            name && (
              <>
                <Icon name="check" />{' '}
                {latest?.isOn ? <Trans>{name} er gemt</Trans> : <Trans>{name} er fjernet</Trans>}
              </>
            )}
      </span>
      {state === 'failed' && (
        <button type="button" className={button({ kind: 'text' })} onClick={onRetried}>
          <Trans>Prøv igen</Trans>
        </button>
      )}
    </div>
  )
}
