import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listPanelId } from './list-panel-id.ts'

const openers = () => document.querySelectorAll<HTMLElement>(`[aria-controls="${listPanelId}"]`)

/**
 * The focus of the panel that stands beside the page: into it where its button opened it, and not where it opened by
 * itself; back to the button when it closes with the focus in it; to its title when it shows something else.
 * @param shown what the panel shows.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  shown: string,
) {
  useLayoutEffect(() => {
    const root = panel.current
    if (document.activeElement?.getAttribute('aria-controls') === listPanelId)
      title.current?.focus({ preventScroll: true })
    return () => {
      if (!root?.contains(document.activeElement)) return
      const seen = [...openers()].find((opener) => opener.checkVisibility())
      seen?.focus({ preventScroll: true })
    }
  }, [panel, title])
  const shownBefore = useRef(shown)
  useEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    title.current?.focus({ preventScroll: true })
  }, [shown, title])
}
