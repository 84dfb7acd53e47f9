import { createFileRoute } from '@tanstack/react-router'
import { verificationLanding } from '#app/server/accounts/registration/verification-landing.ts'
import { verifyEmail } from '#app/server/accounts/registration/verify-email.ts'
import { onlyReadable } from '#app/server/api/answers.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'

/**
 * GET: the signed link of a mail. Redirects to the page the user came from, or to their profile, with `verified=1`; with
 * `verified=already` if the email was verified before, and with `verified=0` if the link is invalid or expired.
 */
export const Route = createFileRoute('/email/verify/$id/$hash')({
  server: {
    handlers: {
      GET: async ({ request, params }) => {
        const query = new URL(request.url).searchParams
        const link = {
          ...params,
          expires: query.get('expires') ?? '',
          signature: query.get('signature') ?? '',
        }
        const opened = await verifyEmail(await currentDatabase(), link, new Date())
        const location = verificationLanding(opened, query.get('next'))
        return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
      },
      ANY: onlyReadable,
    },
  },
})
