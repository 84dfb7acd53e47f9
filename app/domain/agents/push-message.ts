import type { Language } from '../locale/locales.ts'

/** What a push service brings to the service worker: a notification, and the path that a press on it opens. */
export type PushMessage = {
  title: string
  body: string
  language: Language
  /** A notification with the tag of an earlier one takes its place. */
  tag: string
  path: string
}

/**
 * The push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. We send to no others, since a
 * subscription is an address that somebody tells us to send requests to.
 */
const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Whether an address is one of a push service of a browser. */
export function isAtPushService(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false
  return pushServices.some((name) =>
    name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name,
  )
}
