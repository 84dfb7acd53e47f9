import type { ReactNode } from 'react'
import { profile } from 'styled-system/recipes'

type Properties = {
  /** What the menu's link ends with. */
  id: string
  title: ReactNode
  /** A sentence or two on what it is for. */
  text?: ReactNode
  children: ReactNode
}

/** A part of the profile under its heading. */
export function ProfileSection({ id, title, text, children }: Properties) {
  const classes = profile()
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
