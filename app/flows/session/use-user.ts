import { getRouteApi } from '@tanstack/react-router'
import type { User } from '#app/domain/account/account.ts'
import { useSnapshot } from '../tab/use-snapshot.ts'
import { useTab } from '../tab/use-tab.ts'

const shell = getRouteApi('/{-$locale}/_app')

/** Who is logged in: as the session machine knows it, and until that has come, as the server rendered the page. */
export function useUser(): User | null {
  const { tab } = useTab()
  const session = useSnapshot(tab?.session)
  const rendered = shell.useLoaderData({ select: ({ user }) => user })
  return session?.context.user === undefined ? rendered : session.context.user
}
