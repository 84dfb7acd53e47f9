import { installWorker } from '../install-worker.ts'

/** How long the service worker may take to be installed, in milliseconds. */
const patienceMs = 20_000

/** Whether the browser can show messages of a server. Safari on a phone can if the site is on the home screen. */
export const canHear = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The subscription of this browser; null if it has none. */
export async function heardAt(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

async function workerAtWork(): Promise<ServiceWorkerRegistration> {
  await installWorker()
  let timer: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the service worker was not installed in time')), patienceMs)
  })
  return Promise.race([navigator.serviceWorker.ready, lateness]).finally(() => clearTimeout(timer))
}

/**
 * Subscribes this browser to the messages of the server with a key. An earlier subscription ends, since it may be for
 * another key.
 * @throws if the browser does not allow it, its push service is not reached, or the worker is not installed in 20 s.
 */
export async function hear(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await workerAtWork()
  await hearNoMore()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Ends the subscription of this browser, if it has one. */
export async function hearNoMore(): Promise<void> {
  await (await heardAt())?.unsubscribe()
}

/** Whether a subscription is to the messages of the server with a key (base64url). */
export function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
