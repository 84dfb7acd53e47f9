import { createFileRoute } from '@tanstack/react-router'
import { notFound } from '#app/server/api/answers.ts'

/** Whatever else is asked of the API is not there. */
export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: () => notFound() } },
})
