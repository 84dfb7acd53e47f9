import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { button, itemField } from 'styled-system/recipes'
import type { ActorRefFrom } from 'xstate'
import type { pastedLinesMachine } from '#machines/pasted-lines/pasted-lines.machine.ts'
import { focusTitle } from '../focus/focus-title.ts'

type Properties = {
  /** The flow of the lines; undefined if none wait. */
  actor: ActorRefFrom<typeof pastedLinesMachine> | undefined
  onReopened: () => void
  onDiscarded: () => void
}

/**
 * The lines of a pasted list whose sheet was dismissed, below the field (§2.10). Always rendered, because screen readers
 * announce only changes in a known live region.
 */
export function WaitingLines({ actor, onReopened, onDiscarded }: Properties) {
  const count = useSelector(actor, (sheet) => sheet?.context.lines.length ?? 0)
  return (
    <div className={itemField().waiting}>
      <p role="status">
        {count > 0 && (
          <Plural value={count} one="# vare fra din tekst venter" other="# varer fra din tekst venter" />
        )}
      </p>
      {count > 0 && (
        <div>
          <button type="button" className={button({ kind: 'text' })} onClick={onReopened}>
            <Trans>Vis igen</Trans>
          </button>
          <button
            type="button"
            className={button({ kind: 'text' })}
            onClick={() => {
              focusTitle()
              onDiscarded()
            }}
          >
            <Trans>Slet</Trans>
          </button>
        </div>
      )}
    </div>
  )
}
