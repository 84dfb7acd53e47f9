import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type MouseEvent, type RefObject, useDeferredValue } from 'react'
import { iconButton, notifications } from 'styled-system/recipes'
import type { Tab } from '#app/flows/tab/open-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { focusHeading } from '#app/ui/page/focus-heading.ts'
import { useAttention } from './use-attention.ts'
import { useTabOrder } from './use-tab-order.ts'

type Properties = {
  actor: Tab['notifications']
  /** The live region around them. */
  root: RefObject<HTMLElement | null>
}

/** The notifications that are shown. They come with the machines, which they tell what is pressed. */
export default function NotificationList({ actor, root }: Properties) {
  const { t } = useLingui()
  // Deferred, so that the result of a press is rendered before its notification.
  const shown = useDeferredValue(useSelector(actor, ({ context }) => context.notifications))
  const classes = notifications()
  const origin = useAttention(actor, root)
  useTabOrder(root)
  const end = (
    type: 'notification.dismiss' | 'notification.act',
    id: number,
    { currentTarget, detail }: MouseEvent,
  ) => {
    // Moves the focus before the focused notification is removed. By a pointer not to another one, which would then stay.
    const item = currentTarget.parentElement
    if (item?.contains(document.activeElement)) {
      const other = detail === 0 ? (item.nextElementSibling ?? item.previousElementSibling) : null
      const next = other?.querySelector('button') ?? origin.current
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true })
      else focusHeading()
    }
    actor.send({ type, id, at: performance.now() })
  }
  return shown.map(({ id, message, action }) => (
    <div key={id} className={classes.item}>
      <Icon name="check-circle" />
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className={classes.act}
          data-act
          onClick={(event) => end('notification.act', id, event)}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={iconButton()}
        aria-label={t`Luk beskeden`}
        onClick={(event) => end('notification.dismiss', id, event)}
      >
        <Icon name="x" />
      </button>
    </div>
  ))
}
