import { createFileRoute } from '@tanstack/react-router'
import { pageViewSchema } from '#app/domain/tracking/tracking-schemas.ts'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerTracking, pageAt } from '#app/server/tracking/answer-tracking.ts'

/** POST: a page is shown (§7.5). */
export const Route = createFileRoute('/api/t/$locale/page-view')({
  server: {
    handlers: {
      POST: ({ request, params: { locale } }) =>
        answerTracking(request, { locale, schema: pageViewSchema }, ({ pageViewForUrl }) => ({
          kind: 'page-view',
          ...pageAt(pageViewForUrl),
        })),
      ANY: () => onlyMethods('POST'),
    },
  },
})
