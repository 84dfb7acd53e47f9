import type { ComponentProps, ReactNode } from 'react'
import { checkbox } from 'styled-system/recipes'

type Properties = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  /** A number, as it is written, at the end of the row, such as how many this choice leaves. */
  count?: string
}

/** A choice that can be ticked, with its whole row as the target. */
export function Checkbox({ label, count, ...input }: Properties) {
  return (
    <label className={checkbox()}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
