import type { ComponentProps, ReactNode } from 'react'
import { select } from 'styled-system/recipes'
import { Icon } from '../icon/icon.tsx'

type Properties<Value extends string> = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  label: ReactNode
  options: { value: Value; label: string }[]
  isCompact?: boolean
  isLabelAbove?: boolean
}

/** A choice among a few options, as a native `<select>`. */
export function Select<Value extends string>({
  label,
  options,
  isCompact,
  isLabelAbove,
  ...field
}: Properties<Value>) {
  return (
    <label className={select({ compact: isCompact, above: isLabelAbove })}>
      <span>{label}</span>
      <select {...field}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="caret-down" />
    </label>
  )
}
