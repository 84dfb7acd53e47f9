import { type EventObject, fromCallback } from 'xstate'
import type { WindowNews } from '#machines/window-news.ts'

/**
 * Sends changes of the connection and of the tab's visibility; at the start also `network.offline` if there is no
 * connection.
 */
export const followWindow = fromCallback<EventObject>(({ sendBack }) => {
  const tell = (type: WindowNews['type']) => () => sendBack({ type } satisfies WindowNews)
  const online = tell('network.online')
  const offline = tell('network.offline')
  const visibility = () => tell(document.visibilityState === 'hidden' ? 'tab.hidden' : 'tab.returned')()
  addEventListener('online', online)
  addEventListener('offline', offline)
  document.addEventListener('visibilitychange', visibility)
  if (!navigator.onLine) offline()
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', visibility)
  }
})
