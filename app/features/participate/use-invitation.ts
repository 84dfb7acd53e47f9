import { useCallback } from 'react'
import { fetchInvitation } from '#app/api/shopping-lists.ts'
import { failureOf } from '#app/domain/failure.ts'
import type { AnsweredInvitation } from '#app/domain/list/shopping-list.ts'
import { askAnew } from '#app/flows/queries/ask-anew.ts'
import { keys } from '#app/flows/queries/keys.ts'
import { useServerData } from '#app/flows/queries/use-server-data.ts'

async function ask(sharingCode: string): Promise<AnsweredInvitation> {
  try {
    return await fetchInvitation(sharingCode)
  } catch (error) {
    const { kind } = failureOf(error)
    if (kind === 'missing') return null
    if (kind === 'throttled') return kind
    throw error
  }
}

/** The preview of an invited list. `askAgain` fetches it again. */
export function useInvitation(
  sharingCode: string,
  loaded: AnsweredInvitation,
): { invitation: AnsweredInvitation; askAgain: () => void } {
  const invitation = useServerData({
    queryKey: keys.invitation(sharingCode),
    ask: () => ask(sharingCode),
    loaded,
  })
  const askAgain = useCallback(() => askAnew(keys.invitation(sharingCode)), [sharingCode])
  return { invitation, askAgain }
}
