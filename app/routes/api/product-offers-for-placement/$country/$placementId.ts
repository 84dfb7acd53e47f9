import { createFileRoute } from '@tanstack/react-router'
import { dayIn } from '#app/domain/locale/dates.ts'
import { jsonAnswer, notFound, onlyReadable } from '#app/server/api/answers.ts'
import { inCountry } from '#app/server/api/in-country.ts'
import { currentReads } from '#app/server/db/current-database.ts'
import { listPlacementOffers } from '#app/server/offers/list-placement-offers.ts'

/** GET: the live offers of an ad placement (§7.1); 404 if there is no such placement. */
export const Route = createFileRoute('/api/product-offers-for-placement/$country/$placementId')({
  server: {
    handlers: {
      GET: ({ params: { country: locale, placementId } }) =>
        inCountry(locale, async (country) => {
          const today = dayIn(country, new Date())
          const placement = await listPlacementOffers(await currentReads(), {
            country,
            placementId,
            today,
          })
          if (!placement) return notFound('There is no such placement')
          return jsonAnswer(placement, { keep: { seconds: 60 } })
        }),
      ANY: onlyReadable,
    },
  },
})
