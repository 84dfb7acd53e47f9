import type { ReactNode } from 'react'
import { formMessage } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

/** What went wrong with a form as a whole, read out when it comes; nothing where `children` is nothing. */
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
