import type { PushMessage } from '#app/domain/agents/push-message.ts'
import { sharedTextPath } from '#app/domain/list/shared-text.ts'
import { answerNavigation } from './answer-navigation.ts'
import { renewPush } from './renew-push.ts'
import { dropOldCaches, fillCache, keepCountry, keptFile, type Shell } from './shell-cache.ts'
import { notificationOf, openPage } from './show-push.ts'
import { showSharedText } from './show-shared-text.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Replaced by the build (scripts/build/build-service-worker.ts). */
declare const SHELL: Shell
const shell = SHELL

// A new worker takes over at once. That is safe, because no versions mix: every page names its files by content hash,
// and the previous version's files are kept for pages that are still open.
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

// Sent by the page after a login: the user's country may be another than before.
self.addEventListener('message', (event) => {
  if (event.data === 'user.kept') event.waitUntil(keepCountry(shell))
})

// Only our server can send this browser a message, because the push service checks its signature.
self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(self.registration.showNotification(...notificationOf(message)))
})

// The push service gave the subscription up, for instance after some months.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewPush(self, event.oldSubscription?.endpoint))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(self.clients, event.notification.data))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method === 'POST' && origin === self.location.origin && pathname === sharedTextPath) {
    event.respondWith(showSharedText(request))
  }
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // Answers of the API are downloads, not pages.
    if (!pathname.startsWith('/api/')) event.respondWith(answerNavigation(event, shell))
  } else if (pathname.startsWith('/assets/') || request.destination === 'image') {
    event.respondWith(keptFile(pathname + search).then((file) => file ?? fetch(request)))
  }
})
