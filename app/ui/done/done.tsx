import type { ReactNode } from 'react'
import { done } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

/** Says in a modal that something was done, beside a tick. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p className={done()} role="status">
      <Icon name="check" />
      <span>{children}</span>
    </p>
  )
}
