import type { Modal, ModalsContext } from './modals.machine.ts'
import { hasOffers } from './modals-with-offers.ts'

/** The modals that are drawn, the topmost last: the first that opened, above the offer viewer or the scanner also the next. */
export const drawnModals = ({ open }: ModalsContext): readonly Modal[] =>
  open.slice(0, hasOffers(open[0]) ? 2 : 1)

/** The modals that are open and not drawn, until those before them are closed. */
export const waitingModals = (context: ModalsContext): readonly Modal[] =>
  context.open.slice(drawnModals(context).length)
