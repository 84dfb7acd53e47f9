import type { FlowActors } from '#machines/app/flows.types.ts'

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
  if (typeof BroadcastChannel === 'undefined') return
  let known = knownTo(session)
  let channel: BroadcastChannel
  const open = () => {
    channel = new BroadcastChannel('session')
    channel.onmessage = ({ data }: MessageEvent<Known>) => {
      if (data !== knownTo(session)) ask()
    }
  }
  open()
  // Some browsers keep no page with an open channel for the way back to it.
  addEventListener('pagehide', () => channel.close())
  addEventListener('pageshow', ({ persisted }) => persisted && open())

  session.subscribe(() => {
    const before = known
    known = knownTo(session)
    if (before !== undefined && known !== before) channel.postMessage(known)
  })
  // The page is loaded anew then, and its machine has the user until it is.
  session.on('logged.out', () => channel.postMessage(null))
}
