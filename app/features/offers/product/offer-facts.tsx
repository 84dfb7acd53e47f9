import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { link, offerPreview } from 'styled-system/recipes'
import type { Country } from '#app/domain/locale/locales.ts'
import { shownDays } from '#app/domain/offers/offers.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'

type Properties = { data: OfferPageData; country: Country }

/** The facts about an offer besides its price. */
export function OfferFacts({ data: { offer, brand, category }, country }: Properties) {
  const { t } = useLingui()
  return (
    <dl className={offerPreview().facts}>
      <div>
        <dt>{t`Tilbuddet findes hos`}</dt>
        <dd>{offer.chain.name}</dd>
      </div>
      <div>
        <dt>{t`Periode`}</dt>
        <dd>{shownDays(offer, country)}</dd>
      </div>
      {brand && (
        <div>
          <dt>{t`Mærke`}</dt>
          <dd>{brand}</dd>
        </div>
      )}
      {category && (
        <div>
          <dt>{t`Kategori`}</dt>
          <dd>
            <Link
              to="/{-$locale}/offer"
              search={{ category: [category.id] }}
              className={link({ target: true })}
            >
              {category.name}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
