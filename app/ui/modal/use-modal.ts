import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { noteModal } from './open-modals.ts'

/**
 * Shows a dialog as a modal one as long as its component lives: the platform keeps the focus in it, takes the page
 * behind it out of reach, and gives the focus back.
 * @param initialFocus what has the focus first; without it the first thing that can have it.
 * @returns what to spread on the `<dialog>`, whose own box must be covered by what is in it.
 */
export function useModal(onDismissed: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    initialFocus?.current?.focus()
    const noteClosed = noteModal(dialog)
    return () => {
      noteClosed()
      dialog.close()
    }
  }, [initialFocus])
  return {
    ref,
    // Escape, and a phone's way back.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onDismissed()
    },
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      isPressedBeside.current = target === currentTarget
    },
    // A press that began inside, as when text is selected, is none beside it.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isPressedBeside.current && target === currentTarget) onDismissed()
    },
  }
}
