import { createFileRoute } from '@tanstack/react-router'
import { notFound } from '#app/server/api/answers.ts'

/** 404 for every other path of the API. */
export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: () => notFound() } },
})
