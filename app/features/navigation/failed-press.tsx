import { createIsomorphicFn } from '@tanstack/react-start'
import { useFailedPress } from '#app/flows/tab/use-tab.ts'
import { MissingPart, useMissingPartTexts } from '#app/ui/missing-part/missing-part.tsx'

/** Reads the texts of missing parts where the page is rendered, so that they are sent with it. Draws nothing. */
const ReadTexts = createIsomorphicFn()
  .server(() => {
    useMissingPartTexts()
    return null
  })
  .client(() => null)

/** Says that what was pressed needs the tab's machines, which did not arrive. */
export function FailedPress() {
  const failed = useFailedPress()
  return (
    <>
      <ReadTexts />
      {failed && <MissingPart place="centre" onRetried={failed.retry} onDismissed={failed.drop} />}
    </>
  )
}
