import { type RefObject, useLayoutEffect } from 'react'
import { listPanelOpeners } from '../panel/list-panel-id.ts'

/** The panel has slid in by then. */
const SETTLED_MS = 400

/** All beside an element in the page, up to the body's own children, but for dialogs over all and the element's scrim. */
function surroundingsOf(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const beside = [...parent.children].filter(
    (child) => child !== element && !child.matches('dialog, [inert], [data-backdrop]'),
  )
  return [...beside.filter((child) => child instanceof HTMLElement), ...surroundingsOf(parent)]
}

const holdsOpener = (element: Element) =>
  element.matches(listPanelOpeners) || element.querySelector(listPanelOpeners) !== null

const release = (elements: HTMLElement[]) => {
  for (const element of elements) element.inert = false
}

/**
 * Keeps the page around the panel out of reach as long as it covers it. What becomes inert is styled anew, all of it, and
 * once more when it is not inert any longer: no press waits for that, but for what holds the panel's buttons, one of
 * which has the focus next.
 */
export function useInertPage(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const around: HTMLElement[] = []
    const cover = () => {
      const uncovered = panel.current ? surroundingsOf(panel.current) : []
      for (const element of uncovered) element.inert = true
      around.push(...uncovered)
    }
    // What comes to the page later is behind the panel too.
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
