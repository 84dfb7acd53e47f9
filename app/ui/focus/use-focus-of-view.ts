import { useEffect, useRef } from 'react'

/**
 * Keeps the focus near when what was pressed is gone: the element that gets the ref takes it. @param view what is shown.
 */
export function useFocusOfView(view: string) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [view])
  return place
}
