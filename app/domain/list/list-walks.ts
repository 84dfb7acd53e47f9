import type { WalkStep } from './aisle-order.ts'

/** A round of a list through the shops of a chain, as the server keeps it. */
export type ListWalk = { chainName: string; steps: WalkStep[] }

/** What a list has learned of the chains' shops, the newest rounds first (§4, Shop mode). */
export type ListWalks = { walks: ListWalk[] }

/** The most rounds of a list through a chain's shops that are kept. */
export const mostWalks = 8
/** The most ticks of a round that are kept. */
export const mostSteps = 200
/** A round, on the device and on the server, ends so long after its last tick. */
export const ROUND_LASTS_MS = 4 * 60 * 60 * 1000
