import type { Modal } from './modals.machine.ts'

/** Modals with offers, which may have one of the others above them. */
const withOffers: readonly Modal[] = ['offerViewer', 'scanner']

/** Whether another modal is drawn above this one. */
export const hasOffers = (modal: Modal | undefined) => withOffers.some((other) => other === modal)

export const isAlone = (modal: Modal) => !hasOffers(modal)
