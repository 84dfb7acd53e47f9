import type { ReactNode } from 'react'
import { section, sectionHead } from 'styled-system/recipes'

/** A section of a page with its heading and room for one link beside it. */
export function Section({
  title,
  link,
  children,
}: {
  title: ReactNode
  link?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={section()}>
      <div className={sectionHead()}>
        <h2>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  )
}
