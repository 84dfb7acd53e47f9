import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button, submitButton } from 'styled-system/recipes'

type Properties = {
  children: ReactNode
  /** It cannot be pressed just now, and keeps the focus all the same. */
  isHeld: boolean
  /** The page does not answer yet: Enter does nothing either. It looks as it will. */
  isDisabled?: boolean
  kind?: 'brand' | 'mild' | 'line' | 'danger'
  /** Whether it is as wide as its form. */
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
