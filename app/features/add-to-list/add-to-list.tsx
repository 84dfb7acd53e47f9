import '#app/late.css'
import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { addToList, button } from 'styled-system/recipes'
import type { Failure } from '#app/domain/failure.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { Modal } from '#app/ui/modal/modal.tsx'
import { SkeletonLine } from '#app/ui/skeleton/skeleton.tsx'
import { UnknownUser } from '#app/ui/unknown-user/unknown-user.tsx'
import { type AccountForms, AccountModal } from './account-modal.tsx'
import { Added } from './added.tsx'
import { ItemLine } from './item-line.tsx'
import { ItemPicks } from './item-picks.tsx'
import { QuantityField } from './quantity-field.tsx'
import { VerifyModal } from './verify-modal.tsx'

type Properties = { tab: Tab; account: AccountForms }

/** The add-to-list modal (§4): pick one of several items, set the quantity, submit, confirm. */
export default function AddToList({ tab, account }: Properties) {
  const actor = tab.addToList
  const snapshot = useSelector(actor, (modal) => modal)
  const country = useRouteContext({ from: '/{-$locale}', select: (context) => context.country })
  const { items, picked, quantity, quantityText, added, failure, hideAdded } = snapshot.context
  const isAdded = snapshot.matches({ modal: { open: { offering: 'added' } } })
  const isSeveral = items.length > 1
  const classes = addToList()
  const close = () => actor.send({ type: 'modal.closed' })

  if (picked && snapshot.matches({ modal: { open: { postponed: 'verify' } } }))
    return <VerifyModal item={picked} country={country} onDismissed={close} />
  if (snapshot.matches({ modal: { open: { postponed: 'account' } } }))
    return <AccountModal actor={actor} snapshot={snapshot} account={account} country={country} />
  if (snapshot.matches({ modal: { open: 'identifying' } }))
    return (
      <Modal title={<Trans>Læg på sedlen</Trans>} onDismissed={close}>
        {snapshot.matches({ modal: { open: { identifying: 'unanswered' } } }) ? (
          <UnknownUser onRetried={() => actor.send({ type: 'identifying.retried' })} />
        ) : (
          <SkeletonLine width="100%" height="56px" />
        )}
      </Modal>
    )
  const isBusy = snapshot.hasTag('busy')
  return (
    <Modal
      title={isAdded && !isSeveral ? <Trans>Lagt på sedlen</Trans> : <Trans>Læg på sedlen</Trans>}
      onDismissed={close}
      foot={
        <>
          {isAdded ? (
            <button
              type="button"
              className={button({ kind: 'mild', wide: true })}
              onClick={() => actor.send({ type: 'list.chosen' })}
            >
              <Trans>Se sedlen</Trans>
            </button>
          ) : (
            <SubmitButton isHeld={isBusy || picked === null || quantity === null}>
              {isBusy ? <Trans>Lægger på sedlen …</Trans> : <Trans>Læg på sedlen</Trans>}
            </SubmitButton>
          )}
          {(isSeveral || isAdded) && (
            <button type="button" className={button({ kind: 'text', wide: true })} onClick={close}>
              <Trans>Færdig</Trans>
            </button>
          )}
        </>
      }
      onSubmitted={() => actor.send({ type: 'item.submitted' })}
    >
      {isSeveral ? (
        <ItemPicks
          {...{ items, picked, added, country }}
          isHeld={isBusy}
          onPicked={(key) => actor.send({ type: 'item.picked', key })}
        />
      ) : (
        picked && (
          <div className={classes.item}>
            <ItemLine addable={picked} country={country} />
          </div>
        )
      )}
      {picked &&
        (isAdded ? (
          <Added
            {...{ picked, hideAdded }}
            quantity={quantity ?? 1}
            onHideToggled={() => actor.send({ type: 'hideAdded.toggled' })}
          />
        ) : (
          <QuantityField {...{ actor, picked, quantity, country }} text={quantityText} isHeld={isBusy} />
        ))}
      <FormMessage isPast={isBusy}>{failure && <FailureText failure={failure} />}</FormMessage>
    </Modal>
  )
}

function FailureText({ failure }: { failure: Failure }) {
  if (failure.kind === 'invalid') return Object.values(failure.errors).flat()[0]
  return <Trans>Varen kom ikke på sedlen. Prøv igen om lidt.</Trans>
}
