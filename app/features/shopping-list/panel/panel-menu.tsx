import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { listMenu } from 'styled-system/recipes'

type Properties = {
  id: string
  label: string
  /** What was asked of it is being done. */
  isBusy: boolean
  /** A press beside it, or the focus that goes on elsewhere. */
  onLeft: () => void
  onEscaped: () => void
  children: ReactNode
}

/**
 * A small sheet under its button in the panel's head. It takes the focus, keeps it whatever goes from it, and gives it
 * back when Escape closes it; it closes by itself when the focus or a press goes elsewhere. Its button is the one that
 * names it by `aria-controls`.
 */
export function PanelMenu({ id, label, isBusy, onLeft, onEscaped, children }: Properties) {
  const sheet = useRef<HTMLDivElement>(null)
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })
  useEffect(() => {
    // What it half covers is not pressed by mistake: a press there only closes it.
    const rows = document.querySelector<HTMLElement>('[data-list-rows]')
    rows?.toggleAttribute('inert', true)
    return () => {
      rows?.toggleAttribute('inert', false)
    }
  }, [])
  useEffect(() => {
    const focused = document.activeElement
    sheet.current?.querySelector('button')?.focus({ preventScroll: true })
    const pressOutside = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest(`#${id}, [aria-controls="${id}"]`) !== null
      if (!isInside) latest.current()
    }
    document.addEventListener('pointerdown', pressOutside)
    return () => {
      document.removeEventListener('pointerdown', pressOutside)
      if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
    }
  }, [id])
  useEffect(() => {
    // What had the focus may have gone, as the button of somebody who was taken off the list.
    if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true })
  })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
    if (relatedTarget.getAttribute('aria-controls') !== id) onLeft()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The panel, or the dialog it is on a phone, stays open.
    event.stopPropagation()
    event.preventDefault()
    onEscaped()
  }
  return (
    <div
      ref={sheet}
      id={id}
      role="dialog"
      aria-label={label}
      aria-busy={isBusy}
      tabIndex={-1}
      className={listMenu().root}
      onBlur={leave}
      onKeyDown={pressKey}
    >
      {children}
    </div>
  )
}
