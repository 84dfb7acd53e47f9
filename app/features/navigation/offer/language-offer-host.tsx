import { languageOffer } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'

const code = latePart(() => import('./language-offer.tsx'))

/**
 * Keeps the place of the offer of another country from the first paint, above the header, so that it covers nothing and
 * nothing moves when it is drawn. Its code is loaded after the page.
 */
export function LanguageOfferHost({ offered }: { offered: Country | null }) {
  const { tab } = useTab()
  const isPlaced = useLateSelector(tab?.languageOffer, (offer) => offer?.hasTag('placed') ?? true)
  const isReady = useLateSelector(tab?.languageOffer, (offer) => offer?.matches('waiting') === false)
  return (
    offered &&
    isPlaced && (
      <div className={languageOffer().root}>
        {tab && isReady && (
          <LatePart code={code}>
            {(LanguageOffer) => <LanguageOffer actor={tab.languageOffer} country={offered} />}
          </LatePart>
        )}
      </div>
    )
  )
}
