import type { MessageDescriptor } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { languageOfPath } from '#app/i18n/language-of-path.ts'

/** Translates a message. */
export type Say = (message: MessageDescriptor) => string

/** Translates messages to the language of the page that is shown at the time of the call. */
export function createSay(router: RegisteredRouter): Say {
  return (message) => {
    const language = languageOfPath(router.state.location.pathname)
    return router.options.context.catalogues.get(language)._(message)
  }
}
