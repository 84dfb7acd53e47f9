import { Trans, useLingui } from '@lingui/react/macro'
import { leaflet } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { tileSizes } from '#app/domain/partners/leaflet-pages.ts'
import type { LeafletData } from '#app/domain/partners/partner-pages.ts'
import { Tile } from './tile.tsx'

type Properties = { data: LeafletData; page: number; country: Country }

/** What each page shows, for its heading. */
export function useSheetTitle(data: LeafletData): (page: number) => string {
  const { t } = useLingui()
  return (page) => {
    const { parts = [] } = data.pages[page - 1] ?? {}
    if (parts.length > 0) return parts.join(' · ')
    return page === 1 ? t`Ugens stærkeste tilbud` : t`Flere tilbud`
  }
}

/** One page of a leaflet. */
export function Sheet({ data, page, country }: Properties) {
  const titleOf = useSheetTitle(data)
  const classes = leaflet()
  const { today, period, pages } = data
  const { offers = [] } = pages[page - 1] ?? {}
  const sizes = tileSizes(offers.length)
  const count = pages.length
  return (
    <div className={classes.sheet}>
      <div className={classes.sheetHead}>
        <h2>{titleOf(page)}</h2>
        <span>
          <Trans>
            {page} af {count}
          </Trans>
        </span>
      </div>
      <div className={classes.tiles}>
        {offers.map((offer, at) => (
          <Tile key={offer.id} offer={offer} size={sizes[at] ?? 'small'} {...{ country, today, period }} />
        ))}
      </div>
    </div>
  )
}
