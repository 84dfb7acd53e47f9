import { Plural, Trans } from '@lingui/react/macro'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatPlainRange } from '#app/domain/prices/money.ts'
import type { PriceInsight as Insight } from '#app/domain/prices/price-insight.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'

/** A sentence that judges the price and says why. */
export function InsightNote({ insight, country }: { insight: Insight | undefined; country: Country }) {
  if (!insight) {
    return (
      <Note icon="info" size="lg">
        <Trans>Der har været for få tilbud til at sige, om prisen er god.</Trans>
      </Note>
    )
  }
  return (
    <Note icon={insightIcon(insight)} size="lg">
      <InsightText insight={insight} country={country} />
    </Note>
  )
}

const insightIcon = ({ verdict }: Insight) =>
  verdict === 'lowest' || verdict === 'good' ? 'trend-down' : 'info'

/** The sentence alone. */
function InsightText({ insight, country }: { insight: Insight; country: Country }) {
  return (
    <>
      <Verdict insight={insight} /> <Typical range={insight.typical} country={country} />
    </>
  )
}

/** The sentence in one line with its icon, where several products stand below each other. */
export function InsightLine(properties: { insight: Insight; country: Country }) {
  return (
    <p>
      <Icon name={insightIcon(properties.insight)} />
      <span>
        <InsightText {...properties} />
      </span>
    </p>
  )
}

function Verdict({ insight: { verdict, lower, past } }: { insight: Insight }) {
  switch (verdict) {
    case 'lowest':
      return (
        <Trans>
          <b>Den laveste pris, vi har set i et år.</b> Alle {past} tilbud det seneste år var dyrere.
        </Trans>
      )
    case 'good':
      return lower === 0 ? (
        <Trans>
          <b>En god pris.</b> Ingen af de {past} tilbud det seneste år var billigere.
        </Trans>
      ) : (
        <Trans>
          <b>En god pris.</b> Kun {lower} af {past} tilbud det seneste år var billigere.
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
          <b>Den har været billigere.</b> {lower} af {past} tilbud det seneste år var billigere end nu.
        </Trans>
      )
    case undefined:
      return (
        <Plural
          value={past}
          one="Der har været # tilbud det seneste år."
          other="Der har været # tilbud det seneste år."
        />
      )
  }
}

function Typical({ range, country }: { range: Insight['typical']; country: Country }) {
  const usual = formatPlainRange(range, country)
  return <Trans>Varen koster typisk {usual} på tilbud.</Trans>
}
