import type { MessageDescriptor } from '@lingui/core'
import type { Say } from './create-say.ts'
import type { AppActor } from './open-tab.ts'

/** A button of a message: what is on it, and by what it is heard of. */
type Action = { id: string; label: MessageDescriptor }

/** Shows a message for a moment, one of ours in the page's language, or the server's as it came. */
export type Notify = (message: MessageDescriptor | string, action?: Action) => void

/** Shows messages as notifications. */
export function createNotify(app: AppActor, say: Say): Notify {
  return (message, action) => {
    app.send({
      type: 'notification.show',
      message: typeof message === 'string' ? message : say(message),
      at: performance.now(),
      ...(action && { action: { id: action.id, label: say(action.label) } }),
    })
  }
}
