import { Trans, useLingui } from '@lingui/react/macro'
import { agentModal, button } from 'styled-system/recipes'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { Modal } from '#app/ui/modal/modal.tsx'
import { LoadingBar } from './loading-bar.tsx'
import type { Shown } from './shown.ts'
import { WantedLine } from './wanted-line.tsx'

/** Asks before a product is not watched any more, with a checkbox not to be asked again (§4, delete). */
export function Confirming({ actor, snapshot, item }: Shown) {
  const { t } = useLingui()
  const { hidden, country } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const close = () => actor.send({ type: 'modal.closed' })
  const classes = agentModal()
  return (
    <Modal
      title={<Trans>Vil du stoppe med at følge prisen?</Trans>}
      onDismissed={close}
      onSubmitted={() => actor.send({ type: 'delete.confirmed' })}
      foot={
        <>
          <SubmitButton isHeld={isBusy}>
            {isBusy ? <Trans>Et øjeblik …</Trans> : <Trans>Stop med at følge</Trans>}
          </SubmitButton>
          <button type="button" className={button({ kind: 'text', wide: true })} onClick={close}>
            <Trans>Bliv ved med at følge</Trans>
          </button>
        </>
      }
    >
      {isBusy && <LoadingBar />}
      <WantedLine item={item} country={country} />
      <div className={classes.said}>
        <p className={classes.lead}>
          <Trans>Så holder prisagenten ikke længere øje med varen.</Trans>
        </p>
        <Checkbox
          label={t`Spørg ikke igen`}
          checked={hidden.delete}
          disabled={isBusy}
          onChange={() => actor.send({ type: 'hiding.toggled' })}
        />
      </div>
    </Modal>
  )
}
