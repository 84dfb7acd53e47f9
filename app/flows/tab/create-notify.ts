import type { MessageDescriptor } from '@lingui/core'
import type { NotificationAction } from '#machines/notifications/notifications.machine.ts'
import type { Say } from './create-say.ts'
import type { AppActor } from './open-tab.ts'

/** A button in a message: its text and the event that it sends. */
export type Action = Pick<NotificationAction, 'asks'> & { label: MessageDescriptor }

/** Shows a message for a moment: a text of ours in the page's language, or the server's own text. */
export type Notify = (message: MessageDescriptor | string, action?: Action) => void

/** Shows messages as notifications. */
export function createNotify(app: AppActor, say: Say): Notify {
  return (message, action) => {
    app.send({
      type: 'notification.show',
      message: typeof message === 'string' ? message : say(message),
      at: performance.now(),
      ...(action && { action: { ...action, label: say(action.label) } }),
    })
  }
}
