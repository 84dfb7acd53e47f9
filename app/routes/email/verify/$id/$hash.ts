import { createFileRoute } from '@tanstack/react-router'
import { verifyEmail } from '#app/server/accounts/verify-email.ts'
import { onlyReadable } from '#app/server/api/answers.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'

/**
 * GET: the signed link of a mail. Leads on to the profile of the user's country with `verified=1`, or `verified=0`
 * where the link is not ours or too old.
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
        const { isVerified, country } = await verifyEmail(await currentDatabase(), link, new Date())
        const location = `${country ? `/${country}` : ''}/profile?verified=${isVerified ? 1 : 0}`
        return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
      },
      ANY: onlyReadable,
    },
  },
})
