import { createFileRoute } from '@tanstack/react-router'
import type { Country } from '#app/domain/locale/locales.ts'
import type { MembershipChoice } from '#app/domain/memberships/memberships.ts'
import { membershipsSchema } from '#app/domain/memberships/memberships-schemas.ts'
import { answerUser, answerUserForm } from '#app/server/accounts/answer-form.ts'
import { setMemberships } from '#app/server/accounts/profile/set-memberships.ts'
import { jsonAnswer, onlyMethods } from '#app/server/api/answers.ts'

const answer = (programmes: MembershipChoice, country: Country) =>
  jsonAnswer({ programmes, country }, { keep: 'never' })

/** GET: the programmes whose member the user is. POST: keeps them (§7.3). */
export const Route = createFileRoute('/api/user/memberships')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerUser(request, async ({ current }) =>
          answer(current.memberships, current.user.country_registered_to),
        ),
      POST: ({ request }) =>
        answerUserForm(
          request,
          () => membershipsSchema,
          async ({ programmes, country, if_none }, { database, current }) => {
            const own = current.user.country_registered_to
            if (country !== undefined && country !== own) return answer(current.memberships, own)
            const kept = await setMemberships(database, current.id, { programmes, isOnlyFirst: if_none })
            return answer(kept, own)
          },
        ),
      ANY: () => onlyMethods('GET, POST'),
    },
  },
})
