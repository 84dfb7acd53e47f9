import type { MouseEvent } from 'react'
import { isPlainClick } from './is-plain-click.ts'

/** Acts instead of going where a link leads, which it does without JavaScript, and in a new tab where that is asked for. */
export const instead = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}
