import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { accountPage, pageColumn } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'

type Properties = {
  title: ReactNode
  /** A line or two on what this is. */
  lead: ReactNode
  children: ReactNode
}

/** A page with one form, or one thing to do, in a narrow column. */
export function AccountPage({ title, lead, children }: Properties) {
  const classes = accountPage()
  return (
    <main id="main" className={cx(pageColumn(), classes.root)}>
      <div className={classes.column}>
        <h1>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children}
      </div>
    </main>
  )
}

/** Ways on from a page whose form is not, or no longer, what to do. */
export function PageFoot({ children }: { children: ReactNode }) {
  return <div className={accountPage().foot}>{children}</div>
}

/** What an account is good for. */
export function Reasons() {
  return (
    <ul className={accountPage().reasons}>
      <li>
        <Icon name="list-checks" />
        <Trans>En indkøbsseddel på tværs af butikkerne, som du kan dele med dem derhjemme</Trans>
      </li>
      <li>
        <Icon name="heart" />
        <Trans>En mail, når de varer, du holder øje med, kommer på tilbud</Trans>
      </li>
    </ul>
  )
}
