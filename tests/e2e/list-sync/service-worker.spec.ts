import type { Page } from '@playwright/test'
import { BACKOFF_MS } from '#machines/list-queue/list-queue.changes.ts'
import { longest } from '#tests/patience.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { addManually, addOffers, listOf, panelOf, registerShopper, rowOf } from '../list-rows/list-page.ts'
import { test as testOnOwnServer } from '../server/own-server.ts'
import { expect, test } from '../support/page-test.ts'
import { stopClock } from '../support/stop-clock.ts'
import { hearWrites, untilWorkerIsReady, writeItem } from './list-offline-page.ts'

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ complaints }) => {
  // A browser without a connection logs failed requests itself.
  withoutFailedLoads(complaints)
})

/** The paths that the worker has cached, by the names of its caches. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const pathsIn = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    const names = await caches.keys()
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await pathsIn(name)] as const)),
    )
  })

/** How many records the device stores, by object store. */
const keptRecords = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const storage = await done(indexedDB.open('tilbudsugen'))
    const stores = ['users', 'lists', 'mutations']
    const counts = stores.map((store) => done(storage.transaction(store).objectStore(store).count()))
    const [users, lists, mutations] = await Promise.all(counts)
    storage.close()
    return { users, lists, mutations }
  })

test('§4 waiting changes: a visitor, who has no list, gets no service worker', async ({ page, visit }) => {
  await visit('/dk')
  await page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).focus()
  await expect(page.locator('search [role=status]')).toBeAttached()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('§4 waiting changes: the worker keeps files of the build and a page without a user, and the device forgets a user who logs out', async ({
  page,
  context,
  visit,
}) => {
  await registerShopper(page)
  await addManually(page, ['Mælk'])
  await addOffers(page, ['kaffe'])
  await visit('/dk')
  await expect(rowOf(page, 'Mælk')).toBeVisible()
  await untilWorkerIsReady(page)
  const { 'list-pictures': pictures, ...shells } = await keptPaths(page)
  const files = Object.values(shells).flat()
  expect(files.filter((path) => !path.startsWith('/assets/'))).toEqual([
    '/pictures/carrot.svg',
    '/dk/offline',
  ])
  expect(pictures).toEqual([expect.stringMatching(/^\/pictures\//)])
  const html = await page.evaluate(async () => (await caches.match('/dk/offline'))?.text())
  expect(html).toContain('Ingen forbindelse lige nu')
  expect(html).not.toContain('Mette')
  expect(await keptRecords(page)).toEqual({ users: 1, lists: 1, mutations: 0 })

  await visit('/dk/profile')
  await page.getByRole('button', { name: 'Log ud' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Du er logget ud' }).first()).toBeVisible()
  expect(await keptRecords(page)).toEqual({ users: 0, lists: 0, mutations: 0 })
  expect(Object.keys(await keptPaths(page))).toEqual(Object.keys(shells))
  await context.setOffline(true)
  await page.goto('/dk')
  await expect(page.locator('main')).toContainText('Siden kan ikke hentes, før der er forbindelse igen.')
  await expect(panelOf(page)).toHaveCount(0)
})

test('§4 waiting changes: without a connection the list has its pictures, even if it was not opened before', async ({
  page,
  context,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerShopper(page)
  await addOffers(page, ['kaffe', 'smør', 'banan'])
  await visit('/dk')
  await untilWorkerIsReady(page)
  await expect.poll(async () => (await keptPaths(page))['list-pictures']?.length).toBe(3)
  await context.setOffline(true)
  await page.goto('/dk/offer')
  await page.getByRole('button', { name: 'Se sedlen' }).click()
  const pictures = panelOf(page).getByRole('listitem').locator('img')
  await expect(pictures).toHaveCount(3)
  const widths = () =>
    pictures.evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).naturalWidth > 0))
  await expect.poll(widths).toEqual([true, true, true])
})

test('§4 waiting changes: the site can be installed: it has a name, its colours, and icons of the stated sizes', async ({
  page,
  visit,
}) => {
  await visit('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(href ?? '')).json()
  expect(manifest).toEqual(
    expect.objectContaining({ name: 'Tilbudsugen', start_url: '/', scope: '/', display: 'standalone' }),
  )
  const icons: { src: string; sizes: string }[] = manifest.icons
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (source) => {
          const picture = new Image()
          picture.src = source
          await picture.decode()
          return `${picture.naturalWidth}x${picture.naturalHeight}`
        }),
      ),
    icons.map(({ src }) => src),
  )
  // The SVG icon has no size in pixels; its drawing is 64 x 64.
  expect(sizes).toEqual(icons.map(({ sizes }) => (sizes === 'any' ? '64x64' : sizes)))
})

testOnOwnServer.describe('on a server of its own', () => {
  testOnOwnServer.slow()

  testOnOwnServer(
    '§4 waiting changes: if the server is killed in between, no change is lost and none is made twice',
    async ({ page, context, server, visit }) => {
      const writes = hearWrites(context)
      await registerShopper(page, server.mails)
      await addManually(page, ['Mælk'])
      await visit('/dk')
      await untilWorkerIsReady(page)
      await writeItem(page, 'Gær')
      await server.kill()
      await writeItem(page, 'Smør')
      await page.goto('/dk/offer')
      await expect(page.getByRole('heading', { name: 'Ingen forbindelse lige nu' })).toBeVisible()
      await expect(rowOf(page, 'Smør')).toContainText('Ikke sendt endnu')
      await writeItem(page, 'Timian')
      await server.start()
      await expect
        .poll(async () => (await listOf(page)).items.map(({ name }) => name), { timeout: longest })
        .toEqual(['Mælk', 'Gær', 'Smør', 'Timian'])
      expect(writes.map(({ status }) => status)).toEqual([200, 200, 200])
      await expect(rowOf(page, 'Timian')).not.toContainText('Ikke sendt endnu')
    },
  )

  testOnOwnServer(
    '§4 waiting changes: what was typed while the server was away is sent as soon as the list hears from it again, although it would wait for a minute',
    async ({ page, context, server, visit }) => {
      const writes = hearWrites(context)
      let failures = 0
      page.on('requestfailed', (request) => {
        if (request.method() === 'POST' && request.url().includes('/api/shopping-list/')) failures += 1
      })
      /** Lets a second pass on the page's clock from time to time, until something holds. */
      const passUntil = (holds: () => boolean) =>
        expect
          .poll(
            async () => {
              if (!holds()) await page.clock.runFor(1000)
              return holds()
            },
            { timeout: longest, intervals: [100] },
          )
          .toBe(true)
      await registerShopper(page, server.mails)
      await addManually(page, ['Mælk'])
      await page.clock.install()
      await visit('/dk')
      await expect(rowOf(page, 'Mælk')).toBeVisible()
      await server.kill()
      await writeItem(page, 'Smør')
      await writeItem(page, 'Timian')
      await stopClock(page)
      await passUntil(() => failures === BACKOFF_MS.length)
      await expect(panelOf(page)).toContainText('2 ændringer venter på forbindelse')
      await server.start()
      let isHeard = false
      page.on('response', (response) => {
        if (response.url().endsWith('/changes')) isHeard = true
      })
      await passUntil(() => isHeard)
      // The page's clock stands still from here on.
      await expect(panelOf(page)).not.toContainText('venter på forbindelse')
      await expect(rowOf(page, 'Timian')).not.toContainText('Ikke sendt endnu')
      expect((await listOf(page)).items.map(({ name }) => name)).toEqual(['Mælk', 'Smør', 'Timian'])
      expect([failures, writes.map(({ status }) => status)]).toEqual([BACKOFF_MS.length, [200, 200]])
    },
  )

  testOnOwnServer(
    '§4 waiting changes: the worker of a new build takes over at once, and keeps the files of the previous one',
    async ({ page, context, server, visit }) => {
      await registerShopper(page, server.mails)
      await visit('/dk')
      await untilWorkerIsReady(page)
      const names = async () => Object.keys(await keptPaths(page)).filter((name) => name.startsWith('shell-'))
      const isSettled = () =>
        page.evaluate(async () => {
          const { active, installing, waiting } = await navigator.serviceWorker.ready
          return active?.state === 'activated' && !installing && !waiting
        })
      const [first = ''] = await names()
      for (const version of ['second', 'third']) {
        server.renewWorker(version)
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.ready).update()
        })
        await expect.poll(async () => (await names()).at(-1)).toBe(`shell-${version}`)
        await expect.poll(isSettled).toBe(true)
      }
      await expect.poll(names).toEqual(['shell-second', 'shell-third'])
      expect(first).toMatch(/^shell-[0-9a-f]{16}$/)
      await context.setOffline(true)
      await page.goto('/dk/offer')
      await expect(page.getByRole('heading', { name: 'Ingen forbindelse lige nu' })).toBeVisible()
    },
  )
})
