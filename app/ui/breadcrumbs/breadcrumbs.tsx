import { useLingui } from '@lingui/react/macro'
import { Children, type ReactNode } from 'react'
import { breadcrumbs } from 'styled-system/recipes'

/** The path from the front page to a page; each child is a step. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const classes = breadcrumbs()
  return (
    <nav aria-label={t`Du er her`}>
      <ol className={classes.root}>
        {Children.map(children, (step) => step && <li className={classes.step}>{step}</li>)}
      </ol>
    </nav>
  )
}
