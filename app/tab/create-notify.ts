import type { MessageDescriptor } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { languageOfPath } from '#app/i18n/language-of-path.ts'
import type { AppActor } from './open-tab.ts'

/** A button of a message: what is on it, and by what it is heard of. */
type Action = { id: string; label: MessageDescriptor }

/** Shows a message for a moment, one of ours in the page's language, or the server's as it came. */
export type Notify = (message: MessageDescriptor | string, action?: Action) => void

/** Shows messages in the language of the page that is shown then. */
export function createNotify(app: AppActor, router: RegisteredRouter): Notify {
  return (message, action) => {
    const i18n = router.options.context.catalogues.get(languageOfPath(router.state.location.pathname))
    app.send({
      type: 'notification.show',
      message: typeof message === 'string' ? message : i18n._(message),
      at: performance.now(),
      ...(action && { action: { id: action.id, label: i18n._(action.label) } }),
    })
  }
}
