import { type RefObject, useLayoutEffect } from 'react'
import { listPanelOpeners } from '../panel/list-panel-id.ts'

/** By then the panel has slid in. */
const SETTLED_MS = 400

/**
 * All elements beside an element and its ancestors, except dialogs, inert elements, the element's backdrop, and a message
 * about a part of the panel that did not arrive, which lies over it.
 */
function surroundingsOf(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const beside = [...parent.children].filter(
    (child) => child !== element && !child.matches('dialog, [inert], [data-backdrop], [role=alert]'),
  )
  return [...beside.filter((child) => child instanceof HTMLElement), ...surroundingsOf(parent)]
}

const holdsOpener = (element: Element) =>
  element.matches(listPanelOpeners) || element.querySelector(listPanelOpeners) !== null

const release = (elements: HTMLElement[]) => {
  for (const element of elements) element.inert = false
}

/**
 * Makes the page inert while the panel covers it. The browser recalculates the style of everything that becomes inert, and
 * again when it is released. So no press waits for that: it happens after the panel has slid in, and after the frame in
 * which it closes. Only what holds the panel's buttons is released at once, because one of them gets the focus.
 */
export function useInertPage(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const around: HTMLElement[] = []
    const cover = () => {
      const uncovered = panel.current ? surroundingsOf(panel.current) : []
      for (const element of uncovered) element.inert = true
      around.push(...uncovered)
    }
    // Elements added to the page later are behind the panel too.
    const arrivals = new MutationObserver(cover)
    const timer = setTimeout(() => {
      cover()
      for (let element = panel.current?.parentElement; element; element = element.parentElement)
        arrivals.observe(element, { childList: true })
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      arrivals.disconnect()
      release(around.filter(holdsOpener))
      requestAnimationFrame(() => setTimeout(release, 0, around))
    }
  }, [panel])
}
