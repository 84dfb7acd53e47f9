import { createFileRoute } from '@tanstack/react-router'
import { productViewSchema } from '#app/domain/tracking/tracking-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerTracking, pageAt } from '#app/server/tracking/answer-tracking.ts'

/** POST: an offer is shown (§7.5). */
export const Route = createFileRoute('/api/t/$locale/product-view')({
  server: {
    handlers: {
      POST: ({ request, params: { locale } }) =>
        answerTracking(request, { locale, schema: productViewSchema }, (body) => ({
          kind: 'product-view',
          offerId: body.productOfferId,
          variantId: body.productVariantId,
          module: body.optionalRecommendingModule,
          ...(body.optionalPageViewForUrl !== undefined && pageAt(body.optionalPageViewForUrl)),
        })),
      ANY: () => onlyMethods('POST'),
    },
  },
})
