import { createFileRoute } from '@tanstack/react-router'
import { mayBePersonal } from '#app/domain/tracking/may-be-personal.ts'
import { ctaSchema } from '#app/domain/tracking/tracking-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerTracking } from '#app/server/tracking/answer-tracking.ts'

/** POST: an offer is put on the list, followed or bought (§7.5). */
export const Route = createFileRoute('/api/t/$locale/cta')({
  server: {
    handlers: {
      POST: ({ request, params: { locale } }) =>
        answerTracking(request, { locale, schema: ctaSchema }, ({ type, search_term, id_of_offer }) => ({
          kind: 'cta',
          cta: type,
          term: mayBePersonal(search_term) ? '' : search_term,
          offerId: id_of_offer,
        })),
      ANY: () => onlyMethods('POST'),
    },
  },
})
