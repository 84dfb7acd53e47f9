import { Children, type ReactNode } from 'react'
import { formMessage } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

/** The error of a form as a whole, announced when it appears; empty if nothing of `children` is drawn. */
export function FormMessage({ children }: { children: ReactNode }) {
  // Of `toArray` an empty text is left, which draws nothing.
  const isSaid = Children.toArray(children).some((child) => child !== '')
  return (
    <div role="alert" className={formMessage()}>
      {isSaid && (
        <p>
          <Icon name="warning-circle" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
