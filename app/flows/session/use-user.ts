import { getRouteApi } from '@tanstack/react-router'
import type { User } from '#app/domain/account/account.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const shell = getRouteApi('/{-$locale}/_app')

/** The logged-in user: from the session machine, and until that is loaded, from the server-rendered page. */
export function useUser(): User | null {
  const { tab } = useTab()
  const known = useLateSelector(tab?.session, (session) => session?.context.user)
  const rendered = shell.useLoaderData({ select: ({ user }) => user })
  return known === undefined ? rendered : known
}
