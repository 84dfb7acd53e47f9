import { createFileRoute } from '@tanstack/react-router'
import { myChainsSchema } from '#app/domain/chains/my-chains-schemas.ts'
import { answerUser, answerUserForm } from '#app/server/accounts/answer-form.ts'
import { setMyChains } from '#app/server/accounts/profile/set-my-chains.ts'
import { jsonAnswer, onlyMethods } from '#app/server/api/answers.ts'

const answer = (chainIds: number[] | null) => jsonAnswer({ chain_ids: chainIds }, { keep: 'never' })

/** GET: the chains that the user chose. POST: keeps them (§7.3). */
export const Route = createFileRoute('/api/user/my-chains')({
  server: {
    handlers: {
      GET: ({ request }) => answerUser(request, async ({ current }) => answer(current.myChains)),
      POST: ({ request }) =>
        answerUserForm(
          request,
          () => myChainsSchema,
          async ({ chain_ids, if_none }, { database, current }) =>
            answer(await setMyChains(database, current.id, { chainIds: chain_ids, isOnlyFirst: if_none })),
        ),
      ANY: () => onlyMethods('GET, POST'),
    },
  },
})
