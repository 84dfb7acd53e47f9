import { redirect } from '@tanstack/react-router'
import { ownPath } from '#app/domain/account/own-path.ts'
import { getSession } from './session.ts'

/**
 * Takes a user who is logged in from a page that is for visitors to where they were before it, by the search parameter
 * `next`, or to their profile. @throws the redirect.
 */
export async function visitorsOnly({ location }: { location: { search: object } }): Promise<void> {
  const user = await getSession()
  if (!user) return
  const { next }: { next?: unknown } = location.search
  throw redirect({ href: ownPath(next) ?? `/${user.country_registered_to}/profile` })
}
