// A program has either the library of pages or that of workers; this is what of the second one the worker asks for.
// Names are those of the Service Workers specification (W3C).

export type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  /** What the browser began to fetch while the worker woke up; undefined where it did not. */
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
