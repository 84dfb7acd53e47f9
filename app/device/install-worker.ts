/**
 * Installs the service worker, with which the list opens without a connection, and tells one that is there already that
 * the device knows its user, for whose country it keeps a page. It comes only to those who have a list: to others it
 * would bring nothing and cost them its files.
 */
export async function installWorker(): Promise<void> {
  // In development files change under their names, and nobody could see it.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  navigator.serviceWorker.controller?.postMessage('user.kept')
}
