import type { ReactNode } from 'react'
import { skipLink } from 'styled-system/recipes'

/** Takes the keyboard past what a page has many of, to the element with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={skipLink()}>
      {children}
    </a>
  )
}
