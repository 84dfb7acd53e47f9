import { registerShopper } from '../list-rows/list-page.ts'
import { untilWorkerIsReady } from '../list-sync/list-offline-page.ts'
import { expect, test } from '../support/page-test.ts'
import { agentPath, createAgent } from './agent-page.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

const message = {
  title: 'Netto: Kaffe 39,95 kr.',
  body: '400 g',
  language: 'da',
  tag: 'alerts-1',
  path: agentPath,
}

test('§4 price alerts: the service worker shows what a push service brings', async ({
  page,
  context,
  visit,
}) => {
  await registerShopper(page)
  await createAgent(page)
  await visit(agentPath)
  await untilWorkerIsReady(page)
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  // A browser without a window shows nothing, so the worker's own call is heard.
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    Object.assign(self, { shown })
    registration.showNotification = async (...notification) => void shown.push(notification)
  })
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
  await expect
    .poll(shown)
    .toEqual([
      [
        message.title,
        { body: '400 g', lang: 'da', tag: 'alerts-1', icon: '/icons/icon-192.png', data: agentPath },
      ],
    ])
})
