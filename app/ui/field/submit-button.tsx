import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button, submitButton } from 'styled-system/recipes'

type Properties = {
  children: ReactNode
  /** Temporarily disabled, but keeps the focus. */
  isHeld: boolean
  /** Disabled before hydration, so that Enter does nothing either. Looks enabled. */
  isDisabled?: boolean
  kind?: 'brand' | 'mild' | 'line' | 'danger'
  /** Whether it is as wide as the form. */
  isWide?: boolean
}

/** The button that sends a form. */
export function SubmitButton({
  children,
  isHeld,
  isDisabled = false,
  kind = 'brand',
  isWide = true,
}: Properties) {
  return (
    <button
      type="submit"
      className={cx(button({ kind, wide: isWide }), submitButton())}
      aria-disabled={isHeld}
      disabled={isDisabled}
    >
      {children}
    </button>
  )
}
