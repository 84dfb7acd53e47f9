import { Trans } from '@lingui/react/macro'
import { allFetched, button } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Offers to finish the round, which empties the list, once every item is ticked. Always rendered, as a live region. */
export function AllFetched({ isShown, onFinished }: { isShown: boolean; onFinished: () => void }) {
  return (
    <div role="status" className={allFetched()}>
      {isShown && (
        <div>
          <Icon name="check-circle" />
          <p>
            <Trans>Alt er hentet</Trans>
          </p>
          <button type="button" className={button({ kind: 'text' })} onClick={onFinished}>
            <Trans>Tøm sedlen</Trans>
          </button>
        </div>
      )}
    </div>
  )
}
