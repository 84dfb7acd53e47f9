import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { noteModal } from './open-modals.ts'
import { useBack } from './use-back.ts'

const controls = 'a, button, input, select, textarea, summary'

/**
 * Shows a dialog as a modal while its component is mounted: the browser keeps the focus in it, makes the page behind it
 * inert, and returns the focus at the end.
 * @param initialFocus the element to focus first; by default the first focusable one.
 * @param opener a selector of what has the focus at the end if no control had it before, as after a way back to the page.
 * @returns properties to spread on the `<dialog>`. Its content must cover the dialog's own box.
 */
export function useModal(
  onDismissed: () => void,
  initialFocus?: RefObject<HTMLElement | null>,
  opener?: string,
) {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedBeside = useRef(false)
  // As it was when the dialog opened: its content may be gone when it closes.
  const firstOpener = useRef(opener)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const isFocusElsewhere = !document.activeElement?.matches(controls)
    dialog.showModal()
    initialFocus?.current?.focus()
    const noteClosed = noteModal(dialog)
    return () => {
      noteClosed()
      dialog.close()
      if (isFocusElsewhere && firstOpener.current)
        document.querySelector<HTMLElement>(firstOpener.current)?.focus({ preventScroll: true })
    }
  }, [initialFocus])
  useBack(onDismissed)
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
