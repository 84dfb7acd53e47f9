import { getRouteApi } from '@tanstack/react-router'
import type { User } from '#app/domain/account/account.ts'
import { useLateSelector } from '../tab/use-late-selector.ts'
import { useTab } from '../tab/use-tab.ts'

const shell = getRouteApi('/{-$locale}/_app')

/** The logged-in user: from the session machine, and until that is loaded, from the server-rendered page. */
export function useUser(): User | null {
  const { tab } = useTab()
  const known = useLateSelector(tab?.session, (session) => session?.context.user)
  // Without the data of the shell, nobody is known.
  const rendered = shell.useLoaderData({ select: (data?: { user: User | null }) => data?.user ?? null })
  return known === undefined ? rendered : known
}
