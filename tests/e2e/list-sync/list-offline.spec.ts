import type { Page } from '@playwright/test'
import { longest } from '#tests/patience.ts'
import { accountPassword, logInAs, withoutFailedLoads } from '../account/account-page.ts'
import {
  addManually,
  listOf,
  panelOf,
  registerShopper,
  rowOf,
  sendToList,
  shareBetween,
} from '../list-rows/list-page.ts'
import { endSession, expect, expectAccessible, test } from '../support/page-test.ts'
import { setVisibility } from '../support/tab-in-view.ts'
import { emptyBrowserCache, hearWrites, untilWorkerIsReady, writeItem } from './list-offline-page.ts'

test.use({ serviceWorkers: 'allow' })
test.afterEach(({ complaints }) => {
  // A browser without a connection logs failed requests itself.
  withoutFailedLoads(complaints)
})

/** The names on the server's list, in the order in which they were added; the request does not go through the page. */
const namesOnServer = async (page: Page) => (await listOf(page)).items.map(({ name }) => name)

/** How many changes of a list are stored on the device. */
const numberKept = (page: Page, listUuid: string) =>
  page.evaluate(async (uuid) => {
    const answerTo = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const storage = await answerTo(indexedDB.open('tilbudsugen'))
    const records = await answerTo(storage.transaction('mutations').objectStore('mutations').getAll())
    storage.close()
    return records.filter((record: { listUuid: string }) => record.listUuid === uuid).length
  }, listUuid)

const answered = (path: string, times: number) => Array.from({ length: times }, () => ({ path, status: 200 }))

test('§4 waiting changes: changes made without a connection are sent in order when it returns, even if the page was closed', async ({
  page,
  context,
  visit,
}) => {
  const writes = hearWrites(context)
  await registerShopper(page)
  await addManually(page, ['Mælk', 'Rugbrød'])
  await visit('/dk')
  await expect(rowOf(page, 'Mælk')).toBeVisible()
  await untilWorkerIsReady(page)
  await context.setOffline(true)
  await writeItem(page, 'Gær')
  const { uuid } = await listOf(page)
  await expect.poll(() => numberKept(page, uuid)).toBe(1)
  await emptyBrowserCache(page)
  await page.close()

  const reopened = await context.newPage()
  await reopened.goto('/dk/offer/kaffe?sort=price')
  await expect(reopened.getByRole('heading', { name: 'Ingen forbindelse lige nu' })).toBeVisible()
  await expect(panelOf(reopened).getByRole('listitem')).toHaveCount(3)
  await expect(rowOf(reopened, 'Gær')).toContainText('Ikke sendt endnu')
  await writeItem(reopened, 'Smør')
  await reopened.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await expectAccessible(reopened)
  expect(await namesOnServer(reopened)).toEqual(['Mælk', 'Rugbrød'])

  await context.setOffline(false)
  await expect.poll(() => namesOnServer(reopened)).toEqual(['Mælk', 'Rugbrød', 'Gær', 'Smør'])
  await expect.poll(() => writes).toEqual(answered('add-manually-entered-item', 2))
  await expect(rowOf(reopened, 'Gær')).not.toContainText('Ikke sendt endnu')
  await expect(reopened.getByRole('heading', { name: 'Forbindelsen er tilbage' })).toBeVisible()
  await reopened.getByRole('button', { name: 'Gå til siden' }).click()
  await expect(reopened).toHaveURL('/dk/offer/kaffe?sort=price')
})

test('§4 waiting changes: on a phone the list does not cover the offline page, which leads to it and says what is so', async ({
  page,
  context,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await registerShopper(page)
  await addManually(page, ['Mælk'])
  await visit('/dk')
  await untilWorkerIsReady(page)
  await context.setOffline(true)
  await page.goto('/dk/offer')
  const main = page.getByRole('main')
  await expect(main).toContainText('Din seddel virker alligevel.')
  const openList = main.getByRole('button', { name: 'Se sedlen' })
  await expect(openList).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await expectAccessible(page)
  await openList.click()
  await expect(rowOf(page, 'Mælk')).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(main.getByRole('heading', { name: 'Forbindelsen er tilbage' })).toBeVisible()
  await expect(main).toContainText('Det, du har ændret på din seddel, bliver sendt.')
  await expect(main).not.toContainText('alligevel')
})

test('§4 waiting changes: reloaded with a connection, the offline page becomes the page of its address', async ({
  page,
  context,
  visit,
}) => {
  await registerShopper(page)
  await visit('/dk')
  await untilWorkerIsReady(page)
  await context.setOffline(true)
  await page.goto('/dk/offer?sort=price')
  await expect(page).toHaveURL('/dk/offline?to=%2Fdk%2Foffer%3Fsort%3Dprice')
  await context.setOffline(false)
  await page.reload()
  await expect(page).toHaveURL('/dk/offer?sort=price')
})

test('flows.md: two tabs share one queue; one of them sends it, and if it is closed the other does', async ({
  page,
  context,
  visit,
}) => {
  const writes = hearWrites(context)
  await registerShopper(page)
  await addManually(page, ['Mælk'])
  await visit('/dk')
  await expect(rowOf(page, 'Mælk')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dk')
  await expect(rowOf(other, 'Mælk')).toBeVisible()

  await context.setOffline(true)
  await writeItem(page, 'Gær')
  await expect(rowOf(other, 'Gær')).toContainText('Ikke sendt endnu')
  await writeItem(other, 'Smør')
  await expect(rowOf(page, 'Smør')).toContainText('Ikke sendt endnu')
  await page.close()
  await context.setOffline(false)
  await expect.poll(() => namesOnServer(other)).toEqual(['Mælk', 'Gær', 'Smør'])
  await writeItem(other, 'Timian')
  await expect.poll(() => namesOnServer(other)).toEqual(['Mælk', 'Gær', 'Smør', 'Timian'])
  await expect.poll(() => writes).toEqual(answered('add-manually-entered-item', 3))
})

test('bad input: if the session ends while offline the queue waits, the page asks to log in, and nothing is lost', async ({
  page,
  context,
  visit,
}) => {
  const email = await registerShopper(page)
  await addManually(page, ['Mælk'])
  await visit('/dk')
  await expect(rowOf(page, 'Mælk')).toBeVisible()
  await context.setOffline(true)
  await writeItem(page, 'Gær')
  await endSession(context)
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: 'Log ind igen' }).first()).toBeVisible()
  await expect(rowOf(page, 'Gær')).toContainText('Ikke sendt endnu')
  await expectAccessible(page)
  await panelOf(page).getByRole('link', { name: 'Log ind' }).click()
  await expect(page).toHaveURL(/\/dk\/login/)
  await logInAs(page, email, accountPassword)
  await expect(page).toHaveURL('/dk')
  await expect.poll(() => namesOnServer(page)).toEqual(['Mælk', 'Gær'])
})

test('bad input: if the session has ended when the tab is shown again, the page asks to log in to send the waiting changes', async ({
  page,
  context,
  visit,
}) => {
  const email = await registerShopper(page)
  await addManually(page, ['Mælk'])
  await visit('/dk')
  await expect(rowOf(page, 'Mælk')).toBeVisible()
  // Only the request for the session is answered.
  await context.route('**/api/shopping-list/**', (route) => route.abort())
  await writeItem(page, 'Gær')
  await endSession(context)
  await setVisibility(page, 'hidden')
  await setVisibility(page, 'visible')
  await expect(page.getByText('Log ind igen, så sender vi det, du har ændret.')).toHaveCount(1)
  await expect(rowOf(page, 'Gær')).toHaveCount(0)
  await expectAccessible(page)
  await context.unrouteAll()
  await panelOf(page).getByRole('link', { name: 'Log ind' }).click()
  await logInAs(page, email, accountPassword)
  await expect(page).toHaveURL('/dk')
  await expect.poll(() => namesOnServer(page)).toEqual(['Mælk', 'Gær'])
})

test('§4 sharing: a participant removed while offline is told so, and told once that their changes are not made', async ({
  page,
  context,
  visit,
  otherPage: owner,
}) => {
  const { uuid } = await shareBetween(owner, page, 'Lys')
  await visit('/dk')
  await expect(rowOf(page, 'Lys')).toBeVisible()
  await context.setOffline(true)
  for (const name of ['Gær', 'Smør']) await writeItem(page, name)
  const [participant] = (await listOf(owner)).participants
  await sendToList(owner, `remove-participant/${participant?.uuid}`)
  const writes = hearWrites(context)
  await context.setOffline(false)
  // One message at a time, each for three seconds, in either order.
  const messages = ['Du er ikke med på den seddel længere. Her er din egen.', 'blev ikke gemt']
  await Promise.all(messages.map((message) => expect(page.getByText(message)).toHaveCount(1)))
  await expect(panelOf(page)).toContainText('Sedlen er tom')
  await expect.poll(() => numberKept(page, uuid)).toBe(0)
  expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([404]))
})

test('bad input: five hundred offline changes are sent to a list that was emptied meanwhile', async ({
  page,
  context,
  visit,
}) => {
  test.slow()
  const writes = hearWrites(context)
  await registerShopper(page)
  await addManually(page, ['Mælk', 'Smør'])
  await visit('/dk')
  await expect(rowOf(page, 'Mælk')).toBeVisible()
  await context.setOffline(true)
  const tick = rowOf(page, 'Mælk').getByRole('button', { name: 'Hentet: Mælk' }).first()
  await tick.evaluate(async (box: HTMLElement) => {
    for (let change = 0; change < 499; change++) {
      box.click()
      // A task of its own for each; to draw each one would take three times as long.
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  await writeItem(page, 'Gær')
  await expect(panelOf(page)).toContainText('500 ændringer venter på forbindelse')
  await sendToList(page, 'remove-all-items')
  await context.setOffline(false)
  await expect.poll(() => namesOnServer(page), { timeout: longest }).toEqual(['Gær'])
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(1)
  expect(writes.length).toBe(500)
  expect(writes.filter(({ status }) => status !== 200 && status !== 204)).toEqual([])
})
