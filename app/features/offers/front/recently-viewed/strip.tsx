import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { button, offerGrid } from 'styled-system/recipes'
import { inspect } from '#app/flows/inspect.ts'
import { viewedOfferStore } from '#app/flows/recently-viewed/viewed-offer-store.ts'
import { Section } from '#app/ui/page/section.tsx'
import {
  type RecentlyViewedInput,
  recentlyViewedMachine,
} from '#machines/recently-viewed/recently-viewed.machine.ts'
import { focus } from '../../focus.ts'
import { OfferCard } from '../../offer-card.tsx'
import { ClearQuestion } from './clear-question.tsx'

const machine = recentlyViewedMachine.provide({ actors: { viewedOfferStore } })

/** These offers are not compared with each other, and their place is not paid for. */
const unmarked = { isHighlighted: false }

/** The strip in its machine's state: the offers, the question before they are cleared, or the message after. */
export function Strip(input: RecentlyViewedInput) {
  const [snapshot, send] = useMachine(machine, { inspect, input })
  const clear = useRef<HTMLButtonElement>(null)
  const { offers, ...shared } = snapshot.context
  const isConfirming = snapshot.matches('confirming')
  const cancel = () => {
    send({ type: 'clearing.cancelled' })
    clear.current?.focus()
  }
  const title = <Trans>Senest set</Trans>
  if (snapshot.matches('cleared'))
    return (
      <Section title={title}>
        <p ref={focus} tabIndex={-1}>
          <Trans>Vi har glemt, hvad du har set på.</Trans>
        </p>
      </Section>
    )
  if (!snapshot.hasTag('shown')) return null
  return (
    <Section
      title={title}
      link={
        <button
          ref={clear}
          type="button"
          className={button({ kind: 'text' })}
          aria-expanded={isConfirming}
          onClick={() => (isConfirming ? cancel() : send({ type: 'clearing.requested' }))}
        >
          <Trans>Ryd</Trans>
        </button>
      }
    >
      {isConfirming && (
        <ClearQuestion onConfirmed={() => send({ type: 'clearing.confirmed' })} onCancelled={cancel} />
      )}
      <div className={offerGrid({ layout: 'strip' })}>
        {offers.map((offer) => (
          <OfferCard module="recently-viewed" key={offer.id} offer={{ ...offer, ...unmarked }} {...shared} />
        ))}
      </div>
    </Section>
  )
}
