import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listPanelOpeners } from './list-panel-id.ts'

const openers = () => document.querySelectorAll<HTMLElement>(listPanelOpeners)

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
      // A press beside a phone's panel takes the focus to nowhere.
      if (focused !== document.body && !root?.contains(focused)) return
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
