import { latePart } from '#app/flows/late/late-part.tsx'

/** The code of what fills a slot. If it does not arrive, as with an ad blocker, the slot keeps its room and says nothing. */
export const lateAdCode = latePart(() => import('./late-ad.tsx'))
