import type { MessageDescriptor } from '@lingui/core'
import type { NotificationAction } from '#machines/notifications/notifications.machine.ts'
import type { AppActor } from '../tab/tab.types.ts'
import type { Say } from './create-say.ts'

/** A button in a message: its text and the event that it sends. */
export type Action = Pick<NotificationAction, 'asks'> & { label: MessageDescriptor }

/** Shows a message for a moment: a text of ours in the page's language, or the server's own text. */
export type Notify = (message: MessageDescriptor | string, action?: Action) => void

/**
 * Shows messages as notifications. A login may lead to a page of another language: what is told while that page is being
 * loaded waits for its texts.
 * @param loadTexts loads the texts that `say` needs; returns undefined if they are loaded.
 */
export function createNotify(app: AppActor, say: Say, loadTexts: () => Promise<void> | undefined): Notify {
  return function show(message, action) {
    const loading = loadTexts()
    if (loading) {
      loading.then(() => show(message, action)).catch((error: unknown) => reportError(error))
      return
    }
    app.send({
      type: 'notification.show',
      message: typeof message === 'string' ? message : say(message),
      at: performance.now(),
      ...(action && { action: { ...action, label: say(action.label) } }),
    })
  }
}
