import type { MessageDescriptor } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { languageOfPath } from '#app/i18n/language-of-path.ts'

/** Says a message of ours in some language. */
export type Say = (message: MessageDescriptor) => string

/** Says messages in the language of the page that is shown then. */
export function createSay(router: RegisteredRouter): Say {
  return (message) => {
    const language = languageOfPath(router.state.location.pathname)
    return router.options.context.catalogues.get(language)._(message)
  }
}
