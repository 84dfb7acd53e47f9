import { useEffect, useRef } from 'react'

/**
 * Moves the focus to a new step of a section: to its heading, or to its first button.
 * @param step names the step; the first one leaves the focus where it is.
 */
export function useFocusOfStep(step: string) {
  const element = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    element.current?.querySelector<HTMLElement>('h3, button')?.focus()
  }, [step])
  return element
}
