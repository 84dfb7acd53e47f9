import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LastAlert, WatchSummary } from '#app/domain/agents/price-agent.ts'
import { unlikeWatch } from '#app/domain/agents/unlike-watch.ts'
import { dayIn, formatDay } from '#app/domain/locale/dates.ts'
import { conditionsText } from '#app/domain/offers/offer-conditions.ts'
import { priceAsSold } from '#app/domain/offers/several-pieces.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** What the price agent told of last, with a link to the offer. */
export function AlertLine({ alert, watch }: { alert: LastAlert; watch: WatchSummary }) {
  const { offerId, chain, isMailed } = alert
  const { country } = watch
  const day = formatDay(dayIn(country, new Date(alert.raisedAt)), country)
  const price = [priceAsSold(alert, country), conditionsText(alert, country)].filter(Boolean).join(', ')
  const offer = (
    <Link to="/{-$locale}/single/$id" params={{ id: String(offerId) }} state={{ module: 'price-agent' }}>
      {[unlikeWatch(watch, alert), chain, price].filter(Boolean).join(', ')}
    </Link>
  )
  return (
    <p>
      <Icon name={isMailed ? 'envelope-simple' : 'clock-counter-clockwise'} />
      <span>
        {isMailed ? (
          <Trans>
            Senest skrev vi {day}: {offer}
          </Trans>
        ) : (
          <Trans>
            På tilbud, da du begyndte at følge prisen {day}: {offer}
          </Trans>
        )}
      </span>
    </p>
  )
}
