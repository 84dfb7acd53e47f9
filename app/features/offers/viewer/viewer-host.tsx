import { latePart } from '#app/flows/late/late-part.tsx'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'

const code = latePart(() => import('./offer-viewer.tsx'))

/** Renders the offer viewer on every page; its code is loaded at first use. */
export function OfferViewerHost() {
  return (
    <WhileOpen
      flow="offerViewer"
      code={code}
      renderMissing={({ offerViewer }, missing) => (
        <MissingPart
          place="centre"
          {...missing}
          onDismissed={() => offerViewer.send({ type: 'viewer.closed' })}
        />
      )}
    >
      {(OfferViewer, { offerViewer }) => <OfferViewer actor={offerViewer} />}
    </WhileOpen>
  )
}
