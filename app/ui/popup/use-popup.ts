import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useBack } from '../modal/use-back.ts'

type Properties = {
  /** The button that opens the popup: the focus may be on it, and returns to it after Escape. */
  opener: RefObject<Element | null>
  onEscaped: () => void
  /** The focus has gone to the page behind. */
  onLeft: () => void
}

/**
 * Closes a popup over the page on Escape, wherever the focus is, and when the focus goes to the page behind. Heard on the
 * document: by Tab the focus can leave through the browser's own buttons, and the popup's element hears nothing of where it
 * goes from there.
 * @returns properties to spread on the popup.
 */
export function usePopup<Popup extends HTMLElement>({ opener, onEscaped, onLeft }: Properties) {
  const ref = useRef<Popup>(null)
  const close = () => {
    onEscaped()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  useBack(close)
  const isInside = (target: EventTarget | null) => target instanceof Node && ref.current?.contains(target)
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || isInside(event.target) || document.querySelector(':modal')) return
    // Otherwise the list's panel would close too.
    event.preventDefault()
    close()
  })
  const move = useEffectEvent(({ target }: globalThis.FocusEvent) => {
    if (!isInside(target) && target !== opener.current) onLeft()
  })
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true })
    document.addEventListener('focusin', move)
    return () => {
      document.removeEventListener('keydown', press, { capture: true })
      document.removeEventListener('focusin', move)
    }
  }, [])
  return { ref, onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close() }
}
