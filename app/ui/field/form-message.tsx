import { Children, type ReactNode } from 'react'
import { formMessage } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

type Properties = {
  children: ReactNode
  /**
   * Whether it is of the attempt before the one that is under way. Then only its room stays, so that the button below is
   * not moved away from the pointer; the next message is announced, even if it is the same.
   */
  isPast?: boolean
}

/** The error of a form as a whole, announced when it appears; empty if nothing of `children` is drawn. */
export function FormMessage({ children, isPast = false }: Properties) {
  // Of `toArray` an empty text is left, which draws nothing.
  const isSaid = Children.toArray(children).some((child) => child !== '')
  const message = isSaid && (
    <p>
      <Icon name="warning-circle" />
      <span>{children}</span>
    </p>
  )
  return (
    <>
      <div role="alert" className={formMessage()}>
        {!isPast && message}
      </div>
      {isPast && message && <div className={formMessage({ isPast })}>{message}</div>}
    </>
  )
}
