// TypeScript can use either its DOM or its worker library in one program. These are the parts of the worker library that
// the service worker needs, named as in the Service Workers specification (W3C).

export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  /** The response that the browser preloaded while the worker started; undefined if it did not. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

type ExtendableMessageEvent = ExtendableEvent & { data: unknown }

export type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
    (type: 'fetch', listen: (event: FetchEvent) => void): void
    (type: 'message', listen: (event: ExtendableMessageEvent) => void): void
  }
}
