import type { FlowActors } from '#machines/app/flows.types.ts'
import { openTabChannel } from '../tab/tab-channel.ts'

type Session = FlowActors['session']

/** Who is logged in, by their email: null is nobody, undefined is unknown. */
type Known = string | null | undefined

const knownTo = (session: Session): Known => {
  const { user } = session.getSnapshot().context
  return user === undefined ? undefined : (user?.email ?? null)
}

/**
 * Tells the browser's other tabs of a login, a logout and another user, because they all have the same session; a tab that
 * is told of somebody else than it knows asks the server. Without it, a window beside this one would go on as the last user
 * until the shopper returns to it. A browser that has no channels stays without.
 * @param ask asks the server who is logged in.
 */
export function shareSession(session: Session, ask: () => void): void {
  const post = openTabChannel<Known>('session', (told) => {
    if (told !== knownTo(session)) ask()
  })
  if (!post) return
  let known = knownTo(session)
  session.subscribe(() => {
    const before = known
    known = knownTo(session)
    if (before !== undefined && known !== before) post(known)
  })
  // The page is loaded anew then, and its machine has the user until it is.
  session.on('logged.out', () => post(null))
}
