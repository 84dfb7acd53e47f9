import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { button, offerGrid, results } from 'styled-system/recipes'
import type { Day } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import type { NearestGoods } from '#app/domain/search/pages.ts'
import { termInAddress } from '#app/domain/search/search-term.ts'
import { ProductCard } from '../cards/product-card.tsx'

const eagerPictures = 4

type Properties = { nearest: NearestGoods; country: Country; today: Day }

/** Products of the nearest kind that is sold, if nobody sells what was searched for, with a link to all of that kind (§8). */
export function Nearest({ nearest: { term, total, products }, country, today }: Properties) {
  const classes = results()
  return (
    <section className={classes.byName}>
      <h2>
        <Trans>Tilbud på {term} i stedet</Trans>
      </h2>
      <div className={offerGrid({ layout: 'page' })}>
        {products.map((product, place) => (
          <ProductCard
            key={product.id}
            product={product}
            country={country}
            today={today}
            isEager={place < eagerPictures}
          />
        ))}
      </div>
      {total > products.length && (
        <div className={classes.more}>
          <Link
            to="/{-$locale}/offer/$term"
            params={{ term: termInAddress(term) }}
            className={button({ kind: 'mild' })}
          >
            <Trans>Vis alle tilbud på {term}</Trans>
          </Link>
        </div>
      )}
    </section>
  )
}
