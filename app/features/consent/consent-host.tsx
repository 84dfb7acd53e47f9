import { createIsomorphicFn } from '@tanstack/react-start'
import { latePart } from '#app/flows/late/late-part.tsx'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import { useConsentTexts } from './use-consent-texts.ts'

const code = latePart(() => import('./consent-dialog.tsx'))

/** Reads the banner's texts where the page is rendered, so that they are sent with it. Draws nothing. */
const ReadTexts = createIsomorphicFn()
  .server(() => {
    useConsentTexts()
    return null
  })
  .client(() => null)

/**
 * Renders the cookie banner and the preferences on every page; their code is loaded when one of them is shown.
 * @param willAsk whether the server renders a page that will show the banner.
 */
export function ConsentHost({ willAsk }: { willAsk: boolean }) {
  const { tab } = useTab()
  // Nobody asked for the banner.
  const isAsked = useLateSelector(tab?.consent, (consent) => consent?.hasTag('preferences') ?? false)
  return (
    <>
      {willAsk && <ReadTexts />}
      <WhileOpen
        flow="consent"
        code={code}
        renderMissing={
          isAsked
            ? ({ consent }, missing) => (
                <MissingPart
                  place="centre"
                  {...missing}
                  onDismissed={() => consent.send({ type: 'preferences.closed' })}
                />
              )
            : undefined
        }
      >
        {(ConsentDialog, { consent }) => <ConsentDialog actor={consent} />}
      </WhileOpen>
    </>
  )
}
