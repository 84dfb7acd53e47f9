import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listPanelOpeners } from '../panel/list-panel-id.ts'
import { focusOpener } from './focus-title.ts'

/**
 * The focus of the panel: into it where its button opened it, and not where it opened by itself beside the page; back to
 * the button when it closes with the focus in it, or nowhere; to its title when it shows something else.
 * @param shown what the panel shows.
 */
export function usePanelFocus(
  panel: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  shown: string,
) {
  useLayoutEffect(() => {
    const root = panel.current
    if (document.activeElement?.matches(listPanelOpeners)) title.current?.focus({ preventScroll: true })
    return () => {
      const focused = document.activeElement
      // A press beside a panel over the page takes the focus to nowhere.
      if (focused === document.body || root?.contains(focused)) focusOpener()
    }
  }, [panel, title])
  const shownBefore = useRef(shown)
  useEffect(() => {
    if (shownBefore.current === shown) return
    shownBefore.current = shown
    title.current?.focus({ preventScroll: true })
  }, [shown, title])
}
