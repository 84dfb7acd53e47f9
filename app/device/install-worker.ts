/**
 * Installs the service worker, which opens the list without a connection. Tells a worker that is already installed that
 * the device knows its user, so that it caches the page of the user's country. Called only for shoppers who have a list:
 * others would download its files for nothing.
 */
export async function installWorker(): Promise<void> {
  // In development files change without a new name, so the worker would serve stale ones.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  } catch (error) {
    // Its script did not arrive (Service Workers, 8.2 Update). The next page tries again.
    if (!(error instanceof TypeError)) throw error
    console.warn(error)
  }
  navigator.serviceWorker.controller?.postMessage('user.kept')
}
