import type { ComponentProps, MouseEvent } from 'react'
import { iconButton, stepper } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

type Properties = {
  /** The accessible names of the two buttons. */
  labels: { less: string; more: string }
  onLess: () => void
  onMore: () => void
  /** Whether the number is the minimum, so that the minus button is disabled. */
  isAtLeast?: boolean
  /** Temporarily disabled, but keeps the focus. */
  isHeld?: boolean
  /** The number input, with a label of its own. */
  field: Omit<ComponentProps<'input'>, 'className' | 'type'>
}

// A press on a button keeps the focus, and with it the phone's keyboard, in the field.
const keepingFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() }

/** A whole number to type, with buttons for one less and one more. */
export function Stepper({ labels, onLess, onMore, isAtLeast = false, isHeld = false, field }: Properties) {
  const isLessHeld = isAtLeast || isHeld
  return (
    <span className={stepper()}>
      <button
        type="button"
        className={iconButton()}
        aria-label={labels.less}
        // Not `disabled`, which would remove the keyboard focus.
        aria-disabled={isLessHeld}
        onClick={() => isLessHeld || onLess()}
        {...keepingFocus}
      >
        <Icon name="minus" />
      </button>
      <input type="text" inputMode="numeric" autoComplete="off" readOnly={isHeld} {...field} />
      <button
        type="button"
        className={iconButton()}
        aria-label={labels.more}
        aria-disabled={isHeld}
        onClick={() => isHeld || onMore()}
        {...keepingFocus}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
}
