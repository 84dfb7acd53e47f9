import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { noteModal } from './open-modals.ts'

/**
 * Shows a dialog as a modal while its component is mounted: the browser keeps the focus in it, makes the page behind it
 * inert, and returns the focus at the end.
 * @param initialFocus the element to focus first; by default the first focusable one.
 * @returns properties to spread on the `<dialog>`. Its content must cover the dialog's own box.
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
    // Escape, and a phone's back gesture.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onDismissed()
    },
    onMouseDown: ({ target, currentTarget }: MouseEvent) => {
      isPressedBeside.current = target === currentTarget
    },
    // A press that began inside, as when text is selected, does not count as a press outside.
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isPressedBeside.current && target === currentTarget) onDismissed()
    },
  }
}
