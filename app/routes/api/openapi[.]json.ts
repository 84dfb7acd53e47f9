import { createFileRoute } from '@tanstack/react-router'
import { jsonAnswer, onlyReadable } from '#app/server/api/answers.ts'
import { openApiDocument } from '#app/server/api/openapi/openapi-document.ts'

/** GET: the contract of this API, as OpenAPI 3.1. */
export const Route = createFileRoute('/api/openapi.json')({
  server: {
    handlers: {
      GET: () => jsonAnswer(openApiDocument(), { keep: { seconds: 300 } }),
      ANY: onlyReadable,
    },
  },
})
