import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { myChains } from 'styled-system/recipes'
import { useMyChains } from '#app/flows/my-chains/use-my-chains.ts'
import type { Tab } from '#app/flows/tab/tab.types.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { Choosing } from './choosing.tsx'

type Properties = { actor: Tab['myChains']; onKept: (chainIds: number[]) => void }

/** The tiles on a results page; the focus moves to them. */
export default function ResultsChoosing({ actor, onKept }: Properties) {
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
