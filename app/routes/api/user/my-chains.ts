import { createFileRoute } from '@tanstack/react-router'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import { myChainsSchema } from '#app/domain/chains/my-chains-schemas.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { answerUser, answerUserForm } from '#app/server/accounts/answer-form.ts'
import { setMyChains } from '#app/server/accounts/profile/set-my-chains.ts'
import { jsonAnswer, onlyMethods } from '#app/server/api/answers.ts'

const answer = (chainIds: ChainChoice, country: Country) =>
  jsonAnswer({ chain_ids: chainIds, country }, { keep: 'never' })

/** GET: the chains that the user chose. POST: keeps them (§7.3). */
export const Route = createFileRoute('/api/user/my-chains')({
  server: {
    handlers: {
      GET: ({ request }) =>
        answerUser(request, async ({ current }) =>
          answer(current.myChains, current.user.country_registered_to),
        ),
      POST: ({ request }) =>
        answerUserForm(
          request,
          () => myChainsSchema,
          async ({ chain_ids, country, if_none }, { database, current }) => {
            const own = current.user.country_registered_to
            if (country !== undefined && country !== own) return answer(current.myChains, own)
            const kept = await setMyChains(database, current.id, {
              chainIds: chain_ids,
              isOnlyFirst: if_none,
            })
            return answer(kept, own)
          },
        ),
      ANY: () => onlyMethods('GET, POST'),
    },
  },
})
