import type { ReactNode } from 'react'
import { empty } from 'styled-system/recipes'

type Properties = {
  title: ReactNode
  /** The heading's level: 1 where this is all the page has to say. */
  level?: 1 | 2
  /** A sentence, and what to do. */
  children: ReactNode
}

/** Where there is nothing to show: a sentence, and one thing to do. */
export function Empty({ title, level = 2, children }: Properties) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={empty()}>
      <Heading>{title}</Heading>
      {children}
    </div>
  )
}
