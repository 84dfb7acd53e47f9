import type { WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { PostponedAddition } from '#app/domain/list/guest-items.ts'
import type { ListChange } from '#app/domain/list/shopping-list.ts'

/** How long a notification stays, in milliseconds (§9, notification lifetime). */
export const NOTIFICATION_LIFETIME_MS = 3000

/** What the button of a notification asks for: to open the list, or to undo what the message says. */
export type NotificationsEmitted =
  | { type: 'panel.open' }
  | { type: 'change.requested'; change: ListChange }
  | { type: 'items.takenBack'; itemUuids: string[] }
  | { type: 'offer.takenBack'; offerId: number; quantity: number }
  | { type: 'watch.putBack'; watch: WatchSummary }
  | ({ type: 'item.postponed' } & PostponedAddition)

/** A button of a notification; each of `asks` is emitted when it is pressed. */
export type NotificationAction = { label: string; asks: NotificationsEmitted[] }

/**
 * Messages that become one message, which counts, if another of the series comes before the first has left. `several` is the
 * text of two or more, with `#` for their number.
 */
export type Series = { name: 'removed' | 'put' | 'unwatched'; count: number; several: string }

/** What is told: a message in the shopper's language (§3). `isProblem`: it says what went wrong, or what must be done. */
export type Notice = { message: string; action?: NotificationAction; series?: Series; isProblem?: true }

/** `isSeen`: it was shown before another one took its place, and screen readers have read it. */
export type Notification = Notice & { id: number; isSeen: boolean }

/**
 * `notifications`: those that are shown or will be, the newest last. `shownId` is undefined if there is none. `remainingMs`:
 * how long the shown one stays, in milliseconds.
 */
export type NotificationQueue = {
  notifications: Notification[]
  shownId: number | undefined
  remainingMs: number
}

/** Whether a notification comes back after another one took its place: its button undoes something. */
const canUndo = ({ action }: Notice) => action !== undefined && action.asks[0]?.type !== 'panel.open'

/**
 * Shows the oldest problem, else the newest notification. The one whose place it takes waits if it can undo something;
 * otherwise it is gone.
 */
export function showFirst(queue: NotificationQueue): NotificationQueue {
  const { notifications, shownId } = queue
  const first = notifications.find(({ isProblem }) => isProblem) ?? notifications.at(-1)
  if (first?.id === shownId) return queue
  return {
    notifications: notifications
      .filter((other) => other.id !== shownId || canUndo(other))
      .map((other) => (other.id === shownId ? { ...other, isSeen: true } : other)),
    shownId: first?.id,
    remainingMs: NOTIFICATION_LIFETIME_MS,
  }
}

/** Without one notification; if it was shown, another one is. */
export function without({ notifications, shownId, remainingMs }: NotificationQueue, id: number | undefined) {
  return showFirst({ notifications: notifications.filter((other) => other.id !== id), shownId, remainingMs })
}

/** After some time without attention, in milliseconds. */
export function afterMs({ notifications, shownId, remainingMs }: NotificationQueue, ms: number) {
  const after = { notifications, shownId, remainingMs: remainingMs - ms }
  return after.remainingMs > 0 ? after : without(after, shownId)
}

type InSeries = Notification & { series: Series }

/** One message for a notification of a series and the next one of it; its button asks what both ask. */
function joined(earlier: InSeries, { action }: Notice, { name, count, several }: Series): Notification {
  const number = earlier.series.count + count
  const asks = [...(earlier.action?.asks ?? []), ...(action?.asks ?? [])]
  return {
    id: earlier.id,
    message: several.replace('#', String(number)),
    series: { name, count: number, several },
    ...(action && { action: { label: action.label, asks } }),
    isSeen: false,
  }
}

/**
 * With one notification more. It joins one of its series, or takes the place of the same problem; if it is no problem, what
 * was not shown yet and undoes nothing is dropped for it.
 * @param id of the notification, unless it joins one.
 * @param isHeld whether the shown one has attention, and keeps its place.
 */
export function withNotification(
  { notifications, shownId, remainingMs }: NotificationQueue,
  notice: Notice,
  { id, isHeld }: { id: number; isHeld: boolean },
): NotificationQueue {
  const { series } = notice
  const isOfSeries = (other: Notification): other is InSeries => other.series?.name === series?.name
  const earlier = series && notifications.find(isOfSeries)
  const added = earlier ? joined(earlier, notice, series) : { ...notice, id, isSeen: false }
  const isReplaced = (other: Notification) => {
    if (other.id === added.id) return true
    if (other.id === shownId && isHeld) return false
    if (notice.isProblem) return other.message === notice.message
    return !other.isProblem && !canUndo(other)
  }
  const all = {
    notifications: [...notifications.filter((other) => !isReplaced(other)), added],
    shownId,
    remainingMs: added.id === shownId ? NOTIFICATION_LIFETIME_MS : remainingMs,
  }
  return isHeld ? all : showFirst(all)
}
