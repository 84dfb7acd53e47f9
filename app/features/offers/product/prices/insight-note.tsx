import { Plural, Trans } from '@lingui/react/macro'
import type { Country } from '#app/domain/locale/locales.ts'
import { perUnit } from '#app/domain/offers/unit-price-texts.ts'
import { formatPlainRange } from '#app/domain/prices/money.ts'
import type { PriceInsight as Insight } from '#app/domain/prices/price-insight.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'

type Shown = {
  insight: Insight
  /** The full unit that its prices are for, if they are not for a piece. */
  unit?: string | undefined
  country: Country
}

/** A sentence that judges the price and says why. */
export function InsightNote({ insight, ...shown }: Partial<Pick<Shown, 'insight'>> & Omit<Shown, 'insight'>) {
  if (!insight) {
    return (
      <Note icon="info" size="lg">
        <Trans>Der har været for få tilbud til at sige, om prisen er god.</Trans>
      </Note>
    )
  }
  return (
    <Note icon={insightIcon(insight)} size="lg">
      <InsightText insight={insight} {...shown} />
    </Note>
  )
}

const insightIcon = ({ verdict }: Insight) => (verdict?.kind === 'low' ? 'trend-down' : 'info')

/** The sentence alone. */
function InsightText({ insight, unit, country }: Shown) {
  return (
    <>
      <Verdict insight={insight} />{' '}
      <Typical range={insight.typical} per={unit ?? insight.piece} country={country} />
    </>
  )
}

/** The sentence in one line with its icon, where several products stand below each other. */
export function InsightLine(properties: Shown) {
  return (
    <p>
      <Icon name={insightIcon(properties.insight)} />
      <span>
        <InsightText {...properties} />
      </span>
    </p>
  )
}

function Verdict({ insight: { verdict, lower, past, offers } }: { insight: Insight }) {
  switch (verdict?.kind) {
    case 'low':
      if (!verdict.isLowest) return <GoodPrice lower={lower} past={past} />
      return (
        <Trans>
          <b>Den laveste pris, vi har set i et år.</b> Alle kædernes {past} tidligere tilbud det seneste år
          var dyrere.
        </Trans>
      )
    case 'usual':
      return (
        <Trans>
          <b>En almindelig tilbudspris.</b>
        </Trans>
      )
    case 'high':
      return (
        <Trans>
          <b>Den har været billigere.</b> {lower} af kædernes {past} tidligere tilbud det seneste år var
          billigere end nu.
        </Trans>
      )
    default:
      return (
        <Plural
          value={offers}
          one="Alle kæder har tilsammen haft # tilbud på varen det seneste år."
          other="Alle kæder har tilsammen haft # tilbud på varen det seneste år."
        />
      )
  }
}

function GoodPrice({ lower, past }: Pick<Insight, 'lower' | 'past'>) {
  return lower === 0 ? (
    <Trans>
      <b>En god pris.</b> Ingen af kædernes {past} tidligere tilbud det seneste år var billigere.
    </Trans>
  ) : (
    <Trans>
      <b>En god pris.</b> Kun {lower} af kædernes {past} tidligere tilbud det seneste år var billigere.
    </Trans>
  )
}

type TypicalProperties = { range: Insight['typical']; per: string | undefined; country: Country }

function Typical({ range, per, country }: TypicalProperties) {
  const plain = formatPlainRange(range, country)
  const usual = per ? perUnit(plain, per, country) : plain
  return <Trans>Varen koster typisk {usual} på tilbud.</Trans>
}
