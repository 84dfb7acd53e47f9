import { useLingui } from '@lingui/react/macro'
import { type FocusEvent, type MouseEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { iconButton, notifications } from 'styled-system/recipes'
import { useLateSelector } from '#app/flows/tab/use-late-selector.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useTopModal } from '#app/ui/modal/open-modals.ts'
import { focusHeading } from '#app/ui/page/focus-heading.ts'
import { shownOf } from '#machines/notifications/notifications.selectors.ts'

/** The notifications (§2.4, §9). If a modal is open, inside it: outside they would be hidden and inert. */
export function NotificationArea() {
  const modal = useTopModal()
  return modal ? createPortal(<Area />, modal) : <Area />
}

/** How long a live region must exist before all screen readers, such as Safari's, announce its content. */
const untilHeardMs = 100

/**
 * Announces the notification that is shown politely, once, and keeps it while the pointer or the keyboard focus is on it.
 */
function Area() {
  const { t } = useLingui()
  const { tab } = useTab()
  const notified = useLateSelector(tab?.notifications, (area) => area && shownOf(area.context))
  // Screen readers announce only changes in a known live region, and each modal that opens or closes creates a new one.
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), untilHeardMs)
    return () => clearTimeout(timer)
  }, [])
  // If the area is unmounted with its modal, the browser sends no leave or blur event.
  useEffect(() => () => tab?.notifications.send({ type: 'attention.lost', at: performance.now() }), [tab])
  // Deferred, so that the result of a press is rendered before its notification.
  const shown = useDeferredValue(isKnown ? notified : undefined)
  const classes = notifications()

  /** The element that had the focus before the area got it. */
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
    { currentTarget }: MouseEvent,
  ) => {
    // Moves the focus before the focused notification is removed.
    if (currentTarget.parentElement?.contains(document.activeElement)) {
      const next = origin.current
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true })
      else focusHeading()
    }
    tab?.notifications.send({ type, id, at: performance.now() })
  }
  return (
    <div
      role="status"
      data-notifications
      className={classes.root}
      onMouseEnter={gain}
      onMouseLeave={lose}
      onFocus={enter}
      onBlur={lose}
    >
      {shown && (
        // One that comes back has been read out before.
        <div key={shown.id} className={classes.item} aria-live={shown.isSeen ? 'off' : undefined}>
          <Icon name={shown.isProblem ? 'warning-circle' : 'check-circle'} />
          <span>{shown.message}</span>
          {shown.action && (
            <button
              type="button"
              className={classes.act}
              data-act
              onClick={(event) => end('notification.act', shown.id, event)}
            >
              {shown.action.label}
            </button>
          )}
          <button
            type="button"
            className={iconButton()}
            aria-label={t`Luk beskeden`}
            onClick={(event) => end('notification.dismiss', shown.id, event)}
          >
            <Icon name="x" />
          </button>
        </div>
      )}
    </div>
  )
}
