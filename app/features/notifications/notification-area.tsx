import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type MouseEvent, useRef } from 'react'
import { iconButton, notifications } from 'styled-system/recipes'
import { useSnapshot } from '#app/tab/use-snapshot.ts'
import { useTab } from '#app/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/**
 * The notifications (Specification §2.4, §9): said politely to those who listen, and kept as long as a pointer or the
 * keyboard is on them. The area itself is there before them, since a reader hears only what changes in it.
 */
export function NotificationArea() {
  const { t } = useLingui()
  const { tab } = useTab()
  const shown = useSnapshot(tab?.notifications)?.context.notifications ?? []
  const classes = notifications()

  /** Where the keyboard came from. */
  const origin = useRef<Element | null>(null)

  const gain = () => tab?.notifications.send({ type: 'attention.gained', at: performance.now() })
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
    gain()
  }
  const lose = ({ currentTarget }: MouseEvent | FocusEvent) => {
    if (currentTarget.matches(':hover, :focus-within')) return
    tab?.notifications.send({ type: 'attention.lost', at: performance.now() })
  }
  const end = (
    type: 'notification.dismiss' | 'notification.act',
    id: number,
    { currentTarget, detail }: MouseEvent,
  ) => {
    // What the keyboard is on must not vanish under it; a pointer has no focus to lose.
    const item = currentTarget.parentElement
    const other = item?.nextElementSibling ?? item?.previousElementSibling
    if (detail === 0 && item?.contains(document.activeElement)) {
      const next = other?.querySelector('button') ?? origin.current
      if (next instanceof HTMLElement) next.focus()
    }
    tab?.notifications.send({ type, id, at: performance.now() })
  }
  return (
    <div
      role="status"
      className={classes.root}
      onMouseEnter={gain}
      onMouseLeave={lose}
      onFocus={enter}
      onBlur={lose}
    >
      {shown.map(({ id, message, action }) => (
        <div key={id} className={classes.item}>
          <Icon name="check-circle" />
          <span>{message}</span>
          {action && (
            <button
              type="button"
              className={classes.act}
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
      ))}
    </div>
  )
}
