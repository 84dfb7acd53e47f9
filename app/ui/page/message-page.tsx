import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { messagePage, pageColumn } from 'styled-system/recipes'

/** A page that says one thing and what can be done about it. */
export function MessagePage(properties: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  const classes = messagePage()
  return (
    <main id="main" className={cx(pageColumn(), classes.root)}>
      <h1>{properties.title}</h1>
      <p>{properties.text}</p>
      <div className={classes.actions}>{properties.children}</div>
    </main>
  )
}
