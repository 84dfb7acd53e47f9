import { createIsomorphicFn } from '@tanstack/react-start'
import { useFailedPress } from '#app/flows/tab/use-tab.ts'
import { MissingPart, useMissingPartTexts } from '#app/ui/missing-part/missing-part.tsx'
import { useErrorPageTexts } from './error-page.tsx'

/**
 * Reads the texts of missing parts and of the error page where the page is rendered, so that they are sent with it.
 * Draws nothing.
 */
const ReadTexts = createIsomorphicFn()
  .server(() => {
    useMissingPartTexts()
    useErrorPageTexts()
    return null
  })
  .client(() => null)

/** Says that what was pressed needs the tab's machines, which did not arrive. */
export function FailedPress() {
  const failed = useFailedPress()
  return (
    <>
      <ReadTexts />
      {failed && <MissingPart place="centre" {...failed} />}
    </>
  )
}
