import { answerNavigation } from './answer-navigation.ts'
import { dropOldCaches, fillCache, keepCountry, keptFile, type Shell } from './shell-cache.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Written in by the build (scripts/build/build-service-worker.ts). */
declare const SHELL: Shell
const shell = SHELL

// A new worker takes over at once. It may, because it mixes no versions: every page names its files by their content,
// and the ones of the version before are kept for the pages that are still open.
self.addEventListener('install', (event) => {
  event.waitUntil(fillCache(shell).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const wake = async () => {
    await self.registration.navigationPreload?.enable()
    await dropOldCaches(shell)
    await self.clients.claim()
  }
  event.waitUntil(wake())
})

// The page says it where somebody logged in, whose country may be another.
self.addEventListener('message', (event) => {
  if (event.data === 'user.kept') event.waitUntil(keepCountry(shell))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // What the API answers is downloaded and not shown.
    if (!pathname.startsWith('/api/')) event.respondWith(answerNavigation(event, shell))
  } else if (pathname.startsWith('/assets/') || request.destination === 'image') {
    event.respondWith(keptFile(pathname + search).then((file) => file ?? fetch(request)))
  }
})
