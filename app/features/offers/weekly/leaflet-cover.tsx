import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { leafletCover, link, readAloud } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { onWeekday, weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import type { LeafletCover as Cover, CoverOffer } from '#app/domain/partners/partner-pages.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { ChainTile } from '#app/ui/chain-tile/chain-tile.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PriceTag } from '#app/ui/price/price-tag.tsx'

type Shown = { country: Country; today: Day }

/** The goods on a leaflet's cover, with their prices. */
export function CoverGoods({ offers, country, today }: Shown & { offers: CoverOffer[] }) {
  const { t } = useLingui()
  const classes = leafletCover()
  return (
    <ul className={classes.goods} aria-label={t`De stærkeste tilbud`}>
      {offers.map((offer) => (
        <li key={offer.id} className={classes.offer}>
          <Picture src={offer.imageUrl} tint={offer.tint} />
          <PriceTag offer={offer} country={country} today={today} size="row" />
          <span className={classes.name}>{breakableName(offer.name)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A chain's leaflet of this week, which leads to its pages; a second link leads to all of the chain's offers. */
export function LeafletCover({ cover, country, today }: Shown & { cover: Cover }) {
  const { t } = useLingui()
  const { slug, name, offers, period, next, strongest } = cover
  const classes = leafletCover()
  const last = weekdayAndDay(period.endDate, country)
  return (
    <article className={classes.root}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <Link
            to="/{-$locale}/partner/$chain/leaflet"
            params={{ chain: slug }}
            aria-label={t`Bladr i tilbudsavisen fra ${name}`}
          >
            <ChainTile name={name} size="lg" />
          </Link>
        </h3>
        <Link
          to="/{-$locale}/partner/$chain"
          params={{ chain: slug }}
          className={`${link({ target: true })} ${classes.all}`}
        >
          <Plural value={offers} one="# tilbud" other="# tilbud" />
          <span className={readAloud()}> {name}</span>
        </Link>
      </div>
      <CoverGoods offers={strongest} country={country} today={today} />
      <p className={classes.facts}>
        <Trans>
          Til og med <b>{last}</b>
        </Trans>
        {next && (
          <>
            {' · '}
            <NextLeaflet startDate={next.startDate} country={country} />
          </>
        )}
      </p>
    </article>
  )
}

/** When the chain's next leaflet begins. */
export function NextLeaflet({ startDate, country }: { startDate: Day; country: Country }) {
  const day = onWeekday(startDate, country)
  return <Trans>ny avis {day}</Trans>
}
