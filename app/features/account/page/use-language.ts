import { rootRouteId, useRouteContext } from '@tanstack/react-router'
import type { Language } from '#app/domain/locale/locales.ts'

/** The language of the page, also used for the server's messages (§3, `error_message_language`). */
export function useLanguage(): Language {
  return useRouteContext({ from: rootRouteId, select: ({ language }) => language })
}
