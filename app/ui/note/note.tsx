import type { ReactNode } from 'react'
import { note } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'

type Properties = { icon: IconName; size?: 'md' | 'lg'; children: ReactNode }

/** A note about the content near it. */
export function Note({ icon, size, children }: Properties) {
  return (
    <div className={note({ size })}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}
