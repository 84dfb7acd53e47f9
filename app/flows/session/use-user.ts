import { getRouteApi } from '@tanstack/react-router'
import type { User } from '#app/domain/account/account.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const shell = getRouteApi('/{-$locale}/_app')

/** Who is logged in: as the session machine knows it, and until that has come, as the server rendered the page. */
export function useUser(): User | null {
  const { tab } = useTab()
  const known = useLateSelector(tab?.session, (session) => session?.context.user)
  const rendered = shell.useLoaderData({ select: ({ user }) => user })
  return known === undefined ? rendered : known
}
