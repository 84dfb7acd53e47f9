import { lazy } from 'react'
import type { Country } from '#app/domain/locale/locales.ts'
import { WhileOpen } from '#app/flows/tab/while-open.tsx'

const AnchorAd = lazy(() => import('./anchor-ad.tsx'))

/** Renders the ad anchor on every page of the shell (Specification §2.4); its code is loaded when it may be shown. */
export function AnchorAdHost({ country }: { country: Country }) {
  return <WhileOpen flow="anchorAd">{(tab) => <AnchorAd tab={tab} country={country} />}</WhileOpen>
}
