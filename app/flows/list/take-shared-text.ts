import type { RegisteredRouter } from '@tanstack/react-router'
import { readSharedText } from '#app/domain/list/shared-text.ts'

/**
 * Takes the text from another app that the page was opened with out of its address, so that neither a reload nor a bookmark
 * repeats it. @returns null if there is none.
 */
export function takeSharedText(router: RegisteredRouter): string | null {
  const text = readSharedText(location.hash)
  if (text !== null) {
    void router.navigate({ to: '.', search: true, replace: true, resetScroll: false, viewTransition: false })
  }
  return text
}
