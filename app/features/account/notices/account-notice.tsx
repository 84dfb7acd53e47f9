import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { accountNotice, iconButton, pageColumn } from 'styled-system/recipes'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'

type Properties = {
  /** The search parameter that shows the notice; dismissing the notice removes it. */
  flag: string
  icon: IconName
  /** A link or button to act on the notice. */
  action?: ReactNode
  children: ReactNode
}

/** A notice at the top of the page about what just happened to an account, shown until it is dismissed. */
export function AccountNotice({ flag, icon, action, children }: Properties) {
  const { t } = useLingui()
  const router = useRouter()
  const classes = accountNotice()
  const dismiss = () =>
    router.navigate({
      to: '.',
      search: (search) => ({ ...search, [flag]: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  return (
    <div role="status" className={classes.root}>
      <div className={cx(pageColumn(), classes.row)}>
        <Icon name={icon} />
        <p className={classes.text}>{children}</p>
        {action && <div className={classes.actions}>{action}</div>}
        <button type="button" className={iconButton()} aria-label={t`Luk beskeden`} onClick={dismiss}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  )
}
