import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import * as v from 'valibot'
import type { AnsweredInvitation } from '#app/domain/list/shopping-list.ts'
import { currentSession } from '#app/server/accounts/sessions/current-user.ts'
import { Refused, Throttled } from '#app/server/api/failures.ts'
import { clientAddress } from '#app/server/api/guards/client-address.ts'
import { currentDatabase } from '#app/server/db/current-database.ts'
import { showInvitation } from '#app/server/lists/sharing/show-invitation.ts'
import { settings } from '#app/server/settings.ts'
import { typedInput } from './typed-input.ts'

const asked = v.object({ sharingCode: v.string() })

/** The preview of the list with a sharing code, for the current user. */
export const getInvitation = createServerFn({ method: 'GET' })
  .validator(typedInput<v.InferInput<typeof asked>>())
  .handler(async ({ data }): Promise<AnsweredInvitation> => {
    const { sharingCode } = v.parse(asked, data)
    const current = await currentSession(getRequest())
    try {
      return await showInvitation(await currentDatabase(), {
        sharingCode,
        address: clientAddress(getRequest(), settings().trustProxy),
        userId: current?.id ?? null,
        now: new Date(),
      })
    } catch (error) {
      if (error instanceof Throttled) return 'throttled'
      if (error instanceof Refused) return null
      throw error
    }
  })
