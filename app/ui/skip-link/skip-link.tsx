import type { ReactNode } from 'react'
import { skipLink } from 'styled-system/recipes'

/** Lets keyboard users skip a long part of a page, to the element with the id `to`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className={skipLink()}>
      {children}
    </a>
  )
}
