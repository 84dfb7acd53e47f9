import { lazy } from 'react'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'

const PriceAgent = lazy(() => import('./price-agent.tsx'))

/** Renders the price agent's modal on every page; its code is loaded at first use. */
export function PriceAgentHost() {
  return <WhileOpen flow="priceAgent">{({ priceAgent }) => <PriceAgent actor={priceAgent} />}</WhileOpen>
}
