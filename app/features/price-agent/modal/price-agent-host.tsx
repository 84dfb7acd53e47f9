import { latePart } from '#app/flows/late/late-part.tsx'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'

const code = latePart(() => import('./price-agent.tsx'))

/** Renders the price agent's modal on every page; its code is loaded at first use. */
export function PriceAgentHost() {
  return (
    <WhileOpen
      flow="priceAgent"
      code={code}
      renderMissing={({ priceAgent }, missing) => (
        <MissingPart
          place="centre"
          {...missing}
          onDismissed={() => priceAgent.send({ type: 'modal.closed' })}
        />
      )}
    >
      {(PriceAgent, { priceAgent }) => <PriceAgent actor={priceAgent} />}
    </WhileOpen>
  )
}
