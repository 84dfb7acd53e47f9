import { redirect } from '@tanstack/react-router'
import { getSession } from './session.ts'

/** Takes a user who is logged in from a page that is for visitors to their profile. @throws the redirect. */
export async function visitorsOnly(): Promise<void> {
  const user = await getSession()
  if (user) throw redirect({ href: `/${user.country_registered_to}/profile` })
}
