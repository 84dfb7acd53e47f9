// TypeScript can use either its DOM or its worker library in one program. These are the parts of the worker library that
// the service worker needs, named as in the Service Workers specification (W3C).

export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  /** The response that the browser preloaded while the worker started; undefined if it did not. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** `data` is null for a message without content. */
type PushEvent = ExtendableEvent & { data: { json: () => unknown } | null }

/** The old subscription; null or not there if the browser does not tell it. */
export type SubscriptionEvent = ExtendableEvent & { oldSubscription?: PushSubscription | null }

/** The cookies that scripts may read (Cookie Store API). */
export type Cookies = { get: (name: string) => Promise<{ value: string } | null> }

type NotificationEvent = ExtendableEvent & { notification: Notification }

/** The tabs of the site. */
export type WindowClients = {
  matchAll: (options: {
    type: 'window'
    includeUncontrolled: boolean
  }) => Promise<{ url: string; focus: () => Promise<unknown> }[]>
  openWindow: (path: string) => Promise<unknown>
}

type ExtendableMessageEvent = ExtendableEvent & { data: unknown }

export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  /** Not in every browser. */
  cookieStore?: Cookies
  clients: WindowClients & { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
    (type: 'fetch', listen: (event: FetchEvent) => void): void
    (type: 'message', listen: (event: ExtendableMessageEvent) => void): void
    (type: 'push', listen: (event: PushEvent) => void): void
    (type: 'pushsubscriptionchange', listen: (event: SubscriptionEvent) => void): void
    (type: 'notificationclick', listen: (event: NotificationEvent) => void): void
  }
}
