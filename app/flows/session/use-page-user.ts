import { useEffect } from 'react'
import { notePageUser } from '#app/api/page-user.ts'
import { useUser } from './use-user.ts'

/** The logged-in user, in whose name the page writes from now on. Used once in each page. */
export function usePageUser() {
  const user = useUser()
  const email = user?.email
  useEffect(() => {
    if (email !== undefined) notePageUser(email)
  }, [email])
  return user
}
