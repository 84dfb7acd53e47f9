import { useLingui } from '@lingui/react/macro'
import { agentModal } from 'styled-system/recipes'
import { pricesAtShops, type WatchableProduct, type WatchedPrice } from '#app/domain/agents/price-agent.ts'
import type { WantedItem } from '#app/domain/agents/wanted-item.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { Deal } from '#app/domain/offers/several-pieces.ts'
import { perUnit } from '#app/domain/offers/unit-price-texts.ts'
import { cheapestToday } from '#app/domain/prices/cheapest-today.ts'
import { formatPlainRange } from '#app/domain/prices/money.ts'
import { priceInsight } from '#app/domain/prices/price-insight.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price/price.tsx'

type Properties = { item: WantedItem; product?: WatchableProduct | null; country: Country | null }

/** The product of the modal: its picture, name and size, what it usually costs on offer, and an offer of today. */
export function WantedLine({ item, product, country }: Properties) {
  const { t } = useLingui()
  const cheapest = product && cheapestToday(product, item.chain)
  const usual = product && priceInsight(null, pricesAtShops(product.history), product.today)
  const range = usual && country && formatPlainRange(usual.typical, country)
  const usualPrice = range && usual.piece ? perUnit(range, usual.piece, country) : range
  const chain = cheapest?.chain
  const said = [
    item.size,
    usualPrice && t`typisk ${usualPrice} på tilbud`,
    chain && (usualPrice ? t`i dag hos ${chain}` : t`på tilbud i dag hos ${chain}`),
  ]
  const classes = agentModal()
  return (
    <div className={classes.line}>
      <Picture src={item.imageUrl} tint={item.tint} size="sm" isEager />
      <span className={classes.name}>
        {breakableName(item.name)}
        <span className={classes.meta}>{said.filter(Boolean).join(' · ')}</span>
      </span>
      {cheapest && country && <Price offer={dealOf(cheapest)} country={country} size="row" />}
    </div>
  )
}

const dealOf = ({ price, deal }: WatchedPrice): Deal => deal ?? { price, units: 1, unitType: '' }
