import { createFileRoute } from '@tanstack/react-router'
import { linkProofSchema } from '#app/domain/account/email-verification.ts'
import { answerForm, answerUserForm } from '#app/server/accounts/answer-form.ts'
import { disownAccount } from '#app/server/accounts/registration/disown-account.ts'
import { verificationPage } from '#app/server/accounts/registration/verification-link.ts'
import { userOfLink, verifyEmail } from '#app/server/accounts/registration/verify-email.ts'
import { noContent, onlyMethods } from '#app/server/api/answers.ts'
import { withCookies } from '#app/server/api/cookies.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'

/**
 * The signed address in a mail that asks to verify an email. GET leads to its page and changes nothing, because mail
 * programs open links before their readers do. POST verifies the email of the logged-in user whom it was mailed to. DELETE
 * deletes the account, whoever asks, as long as its email is not verified.
 */
export const Route = createFileRoute('/email/verify/$id/$hash')({
  server: {
    handlers: {
      GET: async ({ request, params }) => {
        const query = new URL(request.url).searchParams
        const proof = { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' }
        const link = { ...params, ...proof }
        const user = await userOfLink(await currentDatabase(), link)
        const location = verificationPage(user?.countryRegisteredTo, link, query)
        return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
      },
      POST: ({ request, params }) =>
        answerUserForm(
          request,
          () => linkProofSchema,
          async (proof, { database, current, now }) => {
            const renewed = await verifyEmail(database, current, { ...params, ...proof }, now)
            if (!renewed) return noContent()
            return withCookies(noContent(), [renewed.cookie, ...csrfCookies(request, renewed.token)])
          },
        ),
      DELETE: ({ request, params }) =>
        answerForm(request, linkProofSchema, async (proof, { database }) => {
          await disownAccount(database, { ...params, ...proof })
          return noContent()
        }),
      ANY: () => onlyMethods('GET, HEAD, POST, DELETE'),
    },
  },
})
