import type { ComponentProps, MouseEvent } from 'react'
import { iconButton, stepper } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

type Properties = {
  /** What each of the two buttons does, in words. */
  labels: { less: string; more: string }
  onLess: () => void
  onMore: () => void
  /** Nothing less than what stands there makes sense. */
  isAtLeast?: boolean
  /** It cannot be changed just now, and keeps the focus all the same. */
  isHeld?: boolean
  /** The number itself; it names itself by its label. */
  field: Omit<ComponentProps<'input'>, 'className' | 'type'>
}

// A press on a button leaves the focus, and with it the phone's keyboard, in the field.
const keepingFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() }

/** A whole number that is typed, or made one less or one more. */
export function Stepper({ labels, onLess, onMore, isAtLeast = false, isHeld = false, field }: Properties) {
  const isLessHeld = isAtLeast || isHeld
  return (
    <span className={stepper()}>
      <button
        type="button"
        className={iconButton()}
        aria-label={labels.less}
        // Not `disabled`, which would take the keyboard's focus away from under it.
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
