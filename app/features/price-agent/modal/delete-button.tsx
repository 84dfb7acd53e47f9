import { Trans } from '@lingui/react/macro'
import { button } from 'styled-system/recipes'

/** Leads to the modal's delete mode (§4); held while the modal waits for the server. */
export function DeleteButton({ isHeld, onPressed }: { isHeld: boolean; onPressed: () => void }) {
  return (
    <button
      type="button"
      className={button({ kind: 'text', wide: true })}
      aria-disabled={isHeld}
      onClick={() => isHeld || onPressed()}
    >
      <Trans>Stop med at følge</Trans>
    </button>
  )
}
