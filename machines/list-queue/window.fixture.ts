import { type EventObject, fromCallback } from 'xstate'
import type { WindowNews } from '#machines/window-news.ts'

/** A window whose connection and visibility the test controls; all machines of a tab follow it. */
export function createWindow() {
  const followers = new Set<(news: WindowNews) => void>()
  const followWindow = fromCallback<EventObject>(({ sendBack }) => {
    followers.add(sendBack)
    return () => followers.delete(sendBack)
  })
  const tell = (type: WindowNews['type']) => {
    for (const follow of [...followers]) follow({ type })
  }
  return { followWindow, tell }
}
