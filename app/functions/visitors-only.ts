import { redirect } from '@tanstack/react-router'
import { ownPath } from '#app/domain/account/own-path.ts'
import { getSession } from './session.ts'

/**
 * Redirects a logged-in user from a page for visitors to the page they came from (search parameter `next`), or to their
 * profile. @throws the redirect.
 */
export async function visitorsOnly({ location }: { location: { search: object } }): Promise<void> {
  const user = await getSession()
  if (!user) return
  const { next }: { next?: unknown } = location.search
  throw redirect({ href: ownPath(next) ?? `/${user.country_registered_to}/profile` })
}
