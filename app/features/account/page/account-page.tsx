import '#app/late.css'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { cx } from 'styled-system/css'
import { accountPage, pageColumn } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useKeptFocus } from '#app/ui/page/use-kept-focus.ts'

type Properties = {
  title: ReactNode
  /** One or two lines about the page. */
  lead: ReactNode
  leadId?: string
  children: ReactNode
}

/** A page with one form or one action in a narrow column. If they are done, the focus moves to the new heading. */
export function AccountPage({ title, lead, leadId, children }: Properties) {
  const root = useRef<HTMLElement>(null)
  useKeptFocus(root)
  const classes = accountPage()
  return (
    <main ref={root} id="main" className={cx(pageColumn(), classes.root)}>
      <div className={classes.column}>
        <h1>{title}</h1>
        <p id={leadId} className={classes.lead}>
          {lead}
        </p>
        {children}
      </div>
    </main>
  )
}

/** Links or buttons that lead on, below the form or in its place. */
export function PageFoot({ children }: { children: ReactNode }) {
  return <div className={accountPage().foot}>{children}</div>
}

/** The benefits of an account. */
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
