import { Trans } from '@lingui/react/macro'
import { button } from 'styled-system/recipes'
import type { Tab } from '#app/flows/tab/tab.types.ts'

/** Goes on with the camera. @param kind how much it stands out. */
export function ScanAnother({ actor, kind = 'text' }: { actor: Tab['scanner']; kind?: 'text' | 'mild' }) {
  return (
    <button
      type="button"
      className={button({ kind, wide: true })}
      onClick={() => actor.send({ type: 'scanning.chosen' })}
    >
      <Trans>Scan en anden</Trans>
    </button>
  )
}
