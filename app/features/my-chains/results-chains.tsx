import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { myChains } from 'styled-system/recipes'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Choosing } from './choosing.tsx'

type Properties = {
  /** Called with the ids of the chains that were saved. */
  onKept: (chainIds: number[]) => void
}

/** Where a shopper without chains chooses them on a results page, as soon as they want to see only theirs. */
export function ResultsChains({ onKept }: Properties) {
  const { tab } = useTab()
  const { view } = useMyChains()
  const isOpen = view === 'changing' || view === 'saving' || view === 'failed'
  return tab && isOpen && <Opened actor={tab.myChains} onKept={onKept} />
}

function Opened({ actor, onKept }: Properties & { actor: Tab['myChains'] }) {
  const { t } = useLingui()
  const chains = useMyChains()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  useEmitted(actor, { 'choice.kept': ({ chainIds }) => onKept(chainIds) })
  return (
    <section ref={place} tabIndex={-1} className={myChains().root} aria-label={t`Dine kæder`}>
      <Choosing chains={chains} />
    </section>
  )
}
