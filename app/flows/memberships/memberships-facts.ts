import type { RegisteredRouter } from '@tanstack/react-router'
import type { Handlers } from '../tab/handle-facts.ts'

/** The server judges prices for the shopper, so what is shown is read again when their memberships have changed. */
export function membershipsFacts(router: RegisteredRouter): Handlers['memberships'] {
  const drawAnew = () => void router.invalidate().catch(reportError)
  return { 'choice.kept': drawAnew, 'choice.found': drawAnew }
}
