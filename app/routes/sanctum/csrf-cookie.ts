import { createFileRoute } from '@tanstack/react-router'
import { sessionToken } from '#app/server/accounts/sessions/session-cookie.ts'
import { noContent, onlyReadable } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'

/** GET: gives the browser its CSRF token (§7.3). */
export const Route = createFileRoute('/sanctum/csrf-cookie')({
  server: {
    handlers: {
      GET: ({ request }) => withCookies(noContent(), csrfCookies(request, sessionToken(request))),
      ANY: onlyReadable,
    },
  },
})
