import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { frontLeaflets } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { weekdayAndDay } from '#app/domain/offers/offer-period.ts'
import type { FrontLeaflet } from '#app/domain/search/pages.ts'
import { breakableName } from '#app/domain/text/breakable-name.ts'
import { tileStyle } from '#app/ui/chain-tile/tile-style.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { PriceTag } from '#app/ui/price/price-tag.tsx'

type Shown = { country: Country; today: Day }

/** The week's leaflets in small, each leading to its pages. */
export function FrontLeaflets({ leaflets, ...shown }: Shown & { leaflets: FrontLeaflet[] }) {
  const classes = frontLeaflets()
  return (
    <ul className={classes.root}>
      {leaflets.map((leaflet) => (
        <li key={leaflet.id} className={classes.item}>
          <Leaflet leaflet={leaflet} {...shown} />
        </li>
      ))}
    </ul>
  )
}

function Leaflet({ leaflet, country, today }: Shown & { leaflet: FrontLeaflet }) {
  const { t } = useLingui()
  const classes = frontLeaflets()
  const { slug, name, offers, endDate, strongest } = leaflet
  const last = weekdayAndDay(endDate, country)
  return (
    <>
      <h3>
        <Link
          to="/{-$locale}/partner/$chain/leaflet"
          params={{ chain: slug }}
          aria-label={t`Bladr i tilbudsavisen fra ${name}`}
          className={classes.band}
          style={tileStyle(name)}
        >
          {name}
        </Link>
      </h3>
      <Picture src={strongest.imageUrl} tint={strongest.tint} />
      <PriceTag offer={strongest} country={country} today={today} size="row" />
      <p className={classes.name}>{breakableName(strongest.name)}</p>
      <p className={classes.facts}>
        <Plural value={offers} one="# tilbud" other="# tilbud" />
        <br />
        <Trans>
          Til og med <b>{last}</b>
        </Trans>
      </p>
    </>
  )
}
