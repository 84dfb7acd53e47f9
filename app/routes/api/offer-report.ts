import { createFileRoute } from '@tanstack/react-router'
import { onlyMethods } from '#app/server/api/answers.ts'
import { answerReport } from '#app/server/reports/answer-report.ts'

/** POST: something is wrong with an offer (§7.6). */
export const Route = createFileRoute('/api/offer-report')({
  server: {
    handlers: {
      POST: ({ request }) => answerReport(request),
      ANY: () => onlyMethods('POST'),
    },
  },
})
