import type { MessageDescriptor } from '@lingui/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { languageOfPath } from '#app/i18n/language-of-path.ts'

/** Translates a message. */
export type Say = (message: MessageDescriptor) => string

const languageOf = (router: RegisteredRouter) => languageOfPath(router.state.location.pathname)

/** Translates messages to the language of the page that is shown, or being loaded, at the time of the call. */
export function createSay(router: RegisteredRouter): Say {
  return (message) => router.options.context.catalogues.get(languageOf(router))._(message)
}

/** Loads the language that `createSay` translates to. @returns undefined if it is loaded already. */
export function loadMissingTexts(router: RegisteredRouter): Promise<void> | undefined {
  const { catalogues } = router.options.context
  const language = languageOf(router)
  return catalogues.hasAll(language) ? undefined : catalogues.load(language)
}

/** Translates a message as `createSay` does, after loading its language if necessary. */
export type SayWhenLoaded = (message: MessageDescriptor) => Promise<string>

/** `createSay` for a moment at which the language of the page may not be loaded yet. */
export function sayWhenLoaded(router: RegisteredRouter): SayWhenLoaded {
  const say = createSay(router)
  return async (message) => {
    await loadMissingTexts(router)
    return say(message)
  }
}
