import { createIsomorphicFn } from '@tanstack/react-start'
import type { Country } from '#app/domain/locale/locales.ts'
import { latePart } from '#app/flows/late/late-part.tsx'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'
import { useAdTexts } from './use-ad-texts.ts'

const code = latePart(() => import('./anchor-ad.tsx'))

/** Reads the texts of ads where the page is rendered, so that they are sent with it. Draws nothing. */
const ReadTexts = createIsomorphicFn()
  .server(() => {
    const { nameOf, termsOf } = useAdTexts()
    nameOf('')
    termsOf('', '', '')
    return null
  })
  .client(() => null)

/** Renders the ad anchor on every page of the shell (§2.4); its code is loaded when it may be shown. */
export function AnchorAdHost({ country }: { country: Country }) {
  return (
    <>
      <ReadTexts />
      <WhileOpen flow="anchorAd" code={code}>
        {(AnchorAd, tab) => <AnchorAd tab={tab} country={country} />}
      </WhileOpen>
    </>
  )
}
