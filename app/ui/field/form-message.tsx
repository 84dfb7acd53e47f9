import type { ReactNode } from 'react'
import { formMessage } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

/** The error of a form as a whole, announced when it appears; empty if `children` is empty. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={formMessage()}>
      {children && (
        <p>
          <Icon name="warning-circle" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
