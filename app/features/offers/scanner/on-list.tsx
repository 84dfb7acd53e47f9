import { Trans } from '@lingui/react/macro'
import { button, scanner } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { FoundProduct } from './found-product.tsx'
import { ScanAnother } from './scan-another.tsx'
import type { AnswerProperties } from './scanner-answer.tsx'
import { answerOf } from './scanner-snapshot.ts'

/** What a scan of the list's field put on the list, and the way back. */
export function OnList(properties: AnswerProperties) {
  const { actor, snapshot, title } = properties
  const { product, wanted, words } = snapshot.context
  const classes = scanner()
  const foot = (
    <>
      <div role="status" className={classes.put}>
        <PutText {...properties} />
      </div>
      <div className={classes.ways}>
        {(answerOf(snapshot) === 'unput' || answerOf(snapshot) === 'takenBack') && (
          <button
            type="button"
            className={button({ wide: true })}
            onClick={() => actor.send({ type: 'put.pressed' })}
          >
            <Icon name="plus" />
            <Trans>Læg på sedlen</Trans>
          </button>
        )}
        <ScanAnother actor={actor} kind="mild" />
      </div>
    </>
  )
  if (wanted === null && product) return <FoundProduct {...properties} foot={foot} />
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words}
      </h2>
      {foot}
    </>
  )
}

function PutText({ actor, snapshot }: AnswerProperties) {
  const { put, failure } = snapshot.context
  const [refusal] = failure?.kind === 'invalid' ? Object.values(failure.errors).flat() : []
  const name = put?.name
  const offer = put?.offer
  const chain = offer?.chain
  switch (answerOf(snapshot)) {
    case 'put':
      return (
        <>
          <span>
            {chain ? <Trans>Lagt på sedlen fra {chain}</Trans> : <Trans>{name} er lagt på sedlen</Trans>}
          </span>
          {offer && (
            <button
              type="button"
              className={button({ kind: 'text' })}
              onClick={() => actor.send({ type: 'put.takenBack', offerId: offer.id, quantity: put.quantity })}
            >
              <Trans>Fortryd</Trans>
            </button>
          )}
        </>
      )
    case 'unput':
      return (
        <span className={scanner().error}>
          {refusal ?? <Trans>Varen kunne ikke lægges på sedlen. Prøv igen.</Trans>}
        </span>
      )
    case 'takenBack':
      return <Trans>Varen er taget af sedlen igen</Trans>
    default:
      return <Trans>Lægger på sedlen …</Trans>
  }
}
