import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { agentModal, button } from 'styled-system/recipes'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { Done } from '#app/ui/done/done.tsx'
import { Modal } from '#app/ui/modal/modal.tsx'
import { isEditing } from '#machines/price-agent/price-agent.selectors.ts'
import { WhatIsTold } from '../mails/what-is-told.tsx'
import type { Shown } from './shown.ts'
import { WantedLine } from './wanted-line.tsx'

/** Success of add or edit, with a checkbox to skip it next time (§4, §9). */
export function Saved({ actor, snapshot, item }: Shown) {
  const { t } = useLingui()
  const { hidden, country, product, rules } = snapshot.context
  const isEdit = isEditing(snapshot)
  const close = () => actor.send({ type: 'modal.closed' })
  return (
    <Modal
      title={isEdit ? <Trans>Dine valg er gemt</Trans> : <Trans>Vi følger prisen</Trans>}
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
      <div className={agentModal().said}>
        <Done>
          <WhatIsTold mails={product?.mails ?? null} {...{ rules, country }} />
        </Done>
        <Checkbox
          label={t`Vis ikke dette igen`}
          checked={isEdit ? hidden.edit : hidden.add}
          onChange={() => actor.send({ type: 'hiding.toggled' })}
        />
      </div>
    </Modal>
  )
}
