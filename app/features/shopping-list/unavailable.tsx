import { Trans } from '@lingui/react/macro'
import { button, listPanel } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Something of the list that could not be fetched, and another try. */
export function Unavailable({ onRetried }: { onRetried: () => void }) {
  return (
    <div className={listPanel().center} role="alert">
      <h3>
        <Trans>Sedlen kunne ikke hentes</Trans>
      </h3>
      <p>
        <Trans>
          Enten er forbindelsen væk, eller også er fejlen vores. Det, der står på den, er der stadig.
        </Trans>
      </p>
      <div>
        <button type="button" className={button({ kind: 'mild' })} onClick={onRetried}>
          <Icon name="arrow-clockwise" /> <Trans>Prøv igen</Trans>
        </button>
      </div>
    </div>
  )
}
