import type { Notification, NotificationQueue } from './notification-queue.ts'

/** The one notification that is shown; undefined if there is none. */
export const shownOf = ({ notifications, shownId }: NotificationQueue): Notification | undefined =>
  notifications.find(({ id }) => id === shownId)
