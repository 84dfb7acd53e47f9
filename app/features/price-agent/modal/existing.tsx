import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { agentModal, button } from 'styled-system/recipes'
import { Modal } from '#app/ui/modal/modal.tsx'
import { DeleteButton } from './delete-button.tsx'
import type { Shown } from './shown.ts'
import { WantedLine } from './wanted-line.tsx'

/** Says that the product is watched already (§4, Already-exists). */
export function Existing({ actor, snapshot, item }: Shown) {
  return (
    <Modal
      title={<Trans>Du følger allerede prisen</Trans>}
      onDismissed={() => actor.send({ type: 'modal.closed' })}
      foot={
        <>
          <Link to="/{-$locale}/pricing-agent" className={button({ wide: true })}>
            <Trans>Gå til din prisagent</Trans>
          </Link>
          <DeleteButton isHeld={false} onPressed={() => actor.send({ type: 'delete.chosen' })} />
        </>
      }
    >
      <WantedLine item={item} country={snapshot.context.country} />
      <p className={agentModal().lead}>
        <Trans>Varen er i din prisagent. Der kan du rette dine valg eller stoppe med at følge den.</Trans>
      </p>
    </Modal>
  )
}
