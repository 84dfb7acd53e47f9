import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { isResetLinkAlive } from '#app/server/accounts/passwords/is-reset-link-alive.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { typedInput } from '../typed-input.ts'

const asked = v.object({ token: v.string() })

/** Whether a mailed link can still choose a password. A POST, because addresses are logged, and the token is secret. */
export const checkResetLink = createServerFn({ method: 'POST' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<boolean> => {
    const { token } = v.parse(asked, data)
    return isResetLinkAlive(await currentDatabase(), token, new Date())
  })
