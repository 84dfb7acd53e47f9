import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { agentModal, button } from 'styled-system/recipes'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Modal } from '#app/ui/modal/modal.tsx'
import type { Shown } from './shown.ts'
import { WantedLine } from './wanted-line.tsx'

/** Success of add or edit, with a checkbox to skip it next time (Specification §4, §9). */
export function Saved({ actor, snapshot, item }: Shown) {
  const { t } = useLingui()
  const { mode, hidden, country } = snapshot.context
  const close = () => actor.send({ type: 'modal.closed' })
  const classes = agentModal()
  return (
    <Modal
      title={mode === 'edit' ? <Trans>Dine valg er gemt</Trans> : <Trans>Vi følger prisen</Trans>}
      onDismissed={close}
      foot={
        <>
          <button type="button" className={button({ wide: true })} onClick={close}>
            <Trans>Færdig</Trans>
          </button>
          <Link to="/{-$locale}/pricing-agent" className={button({ kind: 'text', wide: true })}>
            <Trans>Se din prisagent</Trans>
          </Link>
        </>
      }
    >
      <WantedLine item={item} country={country} />
      <div className={classes.said}>
        <p className={classes.tick} role="status">
          <Icon name="check" />
          <span>
            <Trans>Du får en mail, når varen er på tilbud i en af de kæder, du har valgt.</Trans>
          </span>
        </p>
        <Checkbox
          label={t`Vis ikke dette igen`}
          checked={hidden[mode]}
          onChange={() => actor.send({ type: 'hiding.toggled' })}
        />
      </div>
    </Modal>
  )
}
