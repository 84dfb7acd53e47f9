import type { ReactNode } from 'react'
import { profile } from 'styled-system/recipes'

type Properties = {
  /** The fragment of the menu's link. */
  id: string
  title: ReactNode
  /** One or two sentences about its purpose. */
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
