import type { MessageDescriptor } from '@lingui/core'
import type { NotificationsEmitted, Series } from '#machines/notifications/notification-queue.ts'
import type { AppActor } from '../tab/tab.types.ts'
import type { Say } from './create-say.ts'

/** A button in a message: its text and the events that it sends. */
export type Action = { label: MessageDescriptor; asks: NotificationsEmitted[] }

/** A series of messages that become one, with the text of several, which has `#` for their number. */
export type Counted = Pick<Series, 'name' | 'count'> & { several: (number: '#') => MessageDescriptor }

/** `isProblem`: the message says what went wrong, or what must be done, and no other one takes its place. */
export type More = { action?: Action | undefined; series?: Counted; isProblem?: true }

/** Shows a message for a moment: a text of ours in the page's language, or the server's own text. */
export type Notify = (message: MessageDescriptor | string, more?: More) => void

/**
 * Shows messages as notifications. A login may lead to a page of another language: what is told while that page is being
 * loaded waits for its texts.
 * @param loadTexts loads the texts that `say` needs; returns undefined if they are loaded.
 */
export function createNotify(app: AppActor, say: Say, loadTexts: () => Promise<void> | undefined): Notify {
  return function show(message, more = {}) {
    const loading = loadTexts()
    if (loading) {
      loading.then(() => show(message, more)).catch((error: unknown) => reportError(error))
      return
    }
    const { action, series, isProblem } = more
    app.send({
      type: 'notification.show',
      message: typeof message === 'string' ? message : say(message),
      at: performance.now(),
      ...(action && { action: { label: say(action.label), asks: action.asks } }),
      ...(series && { series: { ...series, several: say(series.several('#')) } }),
      ...(isProblem && { isProblem }),
    })
  }
}
