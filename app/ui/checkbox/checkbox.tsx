import type { ComponentProps, ReactNode } from 'react'
import { checkbox } from 'styled-system/recipes'

type Properties = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  /** A formatted number at the end of the row, such as the number of offers that this choice leaves. */
  count?: string
}

/** A checkbox whose whole row can be pressed. */
export function Checkbox({ label, count, ...input }: Properties) {
  return (
    <label className={checkbox()}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
