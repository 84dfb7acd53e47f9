import { Trans } from '@lingui/react/macro'
import type { NamedHow } from '#app/domain/search/named-how.ts'

type Properties = { how: NamedHow; term: string; isBesideAnswer?: boolean }

/** Says how products that are no answer to a term have it in their names (§2.1). */
export function NamedHeading({ how, term, isBesideAnswer = false }: Properties) {
  if (how === 'begun') return <Trans>Varer, der begynder med {term}</Trans>
  if (how === 'beside') return <Trans>Kun som smag eller tilbehør</Trans>
  return isBesideAnswer ? <Trans>Også i navnet</Trans> : <Trans>Varer med {term} i navnet</Trans>
}
