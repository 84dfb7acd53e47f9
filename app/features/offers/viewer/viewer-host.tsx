import { lazy } from 'react'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'

const OfferViewer = lazy(() => import('./offer-viewer.tsx'))

/** Renders the offer viewer on every page; its code is loaded at first use. */
export function OfferViewerHost() {
  return <WhileOpen flow="offerViewer">{({ offerViewer }) => <OfferViewer actor={offerViewer} />}</WhileOpen>
}
