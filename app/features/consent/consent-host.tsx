import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { useConsentTexts } from './use-consent-texts.ts'

const ConsentDialog = lazy(() => import('./consent-dialog.tsx'))

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
  return (
    <>
      {willAsk && <ReadTexts />}
      <WhileOpen flow="consent">{({ consent }) => <ConsentDialog actor={consent} />}</WhileOpen>
    </>
  )
}
