import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { pageColumn, prosePage } from 'styled-system/recipes'

type Properties = {
  title: ReactNode
  /** One or two lines about the page. */
  lead: ReactNode
  /** Headings of level 2 and paragraphs. */
  children: ReactNode
}

/** A page of text to read. */
export function ProsePage({ title, lead, children }: Properties) {
  return (
    <main id="main" className={cx(pageColumn(), prosePage())}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </main>
  )
}
