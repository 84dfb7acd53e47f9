import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { listMenu } from 'styled-system/recipes'
import { useBack } from '#app/ui/modal/use-back.ts'

type Properties = {
  id: string
  label: string
  /** Whether the chosen action is running. */
  isBusy: boolean
  /** Called on a press outside, or if the focus moves outside. */
  onLeft: () => void
  onEscaped: () => void
  children: ReactNode
}

/**
 * A small sheet under its button in the panel's head. It takes the focus, keeps it when the focused element is removed,
 * and returns it when Escape closes the sheet. It closes when the focus or a press goes elsewhere. Its button is the one
 * with its id in `aria-controls`.
 */
export function PanelMenu({ id, label, isBusy, onLeft, onEscaped, children }: Properties) {
  const sheet = useRef<HTMLDivElement>(null)
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })
  useEffect(() => {
    // The rows that it partly covers are inert, so that a press there only closes it.
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
    // The focused element may have been removed, for example the button of a removed participant.
    if (document.activeElement === document.body) sheet.current?.focus({ preventScroll: true })
  })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
    if (relatedTarget.getAttribute('aria-controls') !== id) onLeft()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Keeps the panel, or the dialog that it is on a phone, open.
    event.stopPropagation()
    event.preventDefault()
    onEscaped()
  }
  useBack(onEscaped)
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
