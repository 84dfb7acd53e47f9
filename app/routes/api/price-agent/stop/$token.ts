import { createFileRoute } from '@tanstack/react-router'
import { answerStop, askStop } from '#app/server/agents/mails/answer-stop.tsx'
import { onlyMethods } from '#app/server/api/answers.ts'

/**
 * The link of a mail that stops a watch, or the mails of the price agent. GET asks, because mail programs open links
 * before their readers do; POST does it, from the page or with one click of the mail program (RFC 8058).
 */
export const Route = createFileRoute('/api/price-agent/stop/$token')({
  server: {
    handlers: {
      GET: ({ params }) => askStop(params.token),
      POST: ({ params }) => answerStop(params.token),
      ANY: () => onlyMethods('GET, HEAD, POST'),
    },
  },
})
