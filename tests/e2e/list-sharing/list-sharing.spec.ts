import type { Page } from '@playwright/test'
import {
  acceptInvitation,
  addManually,
  listButton,
  listOf,
  openPanel,
  panelOf,
  registerShopper,
  rowOf,
  sendToList,
  shareBetween,
  shareList,
  tickOf,
} from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

test.describe('§4 sharing', () => {
  test('the first press makes the list shareable, and the menu copies the link', async ({
    page,
    context,
    visit,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await visit('/dk')
    const panel = panelOf(page)
    expect((await listOf(page)).sharingCode).toBe(undefined)
    const share = panel.getByRole('button', { name: 'Del sedlen' })
    await share.click()
    await expect(share).toHaveAttribute('aria-expanded', 'true')
    const menu = panel.getByRole('dialog', { name: 'Del sedlen' })
    await expect(menu.getByRole('button', { name: 'Send som e-mail' })).toBeVisible()
    await expect(menu.getByText('Send som sms'), 'on a desktop there is no sms').toBeHidden()
    const { sharingCode } = await listOf(page)
    expect(sharingCode).toMatch(/^[\w-]{20,}$/)
    await menu.getByRole('button', { name: 'Kopiér link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Linket er kopieret' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${new URL(page.url()).origin}/dk/participate?list=${sharingCode}`)

    await share.click()
    await expect(menu).toBeVisible()
    await share.click()
    await expect(menu).toHaveCount(0)
    await share.click()
    await menu.getByRole('button', { name: 'Træk linket tilbage' }).click()
    await expect.poll(async () => (await listOf(page)).sharingCode).toBe(undefined)
  })

  test('native share if the device has it, with sms on a phone', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          Object.assign(window, { shared: data })
          return Promise.resolve()
        },
      })
    })
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await visit('/dk')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Del sedlen' }).click()
    await expect(panel.getByRole('button', { name: 'Send som sms' })).toBeVisible()
    await panel.getByRole('button', { name: 'Del …' }).click()
    const { sharingCode } = await listOf(page)
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared?.url))
      .toBe(`${new URL(page.url()).origin}/dk/participate?list=${sharingCode}`)
  })

  test('§4 sms is offered below 1200 px', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await shareList(page)
    await page.setViewportSize({ width: 1200, height: 800 })
    await visit('/dk')
    const panel = await openPanel(page)
    const sms = panel.getByRole('button', { name: 'Send som sms', includeHidden: true })
    await panel.getByRole('button', { name: 'Del sedlen' }).click()
    await expect(sms).toBeHidden()
    await page.setViewportSize({ width: 1199, height: 800 })
    // The panel now lies over the page, and starts again with its menu closed.
    await panel.getByRole('button', { name: 'Del sedlen' }).click()
    await expect(sms).toBeVisible()
  })

  const message = (link: string) => encodeURIComponent(`Vil du være med på min indkøbsseddel? ${link}`)
  const ways = [
    {
      name: 'Send som e-mail',
      address: (link: string) =>
        `mailto:?subject=${encodeURIComponent('Vores indkøbsseddel')}&body=${message(link)}`,
    },
    { name: 'Send som sms', address: (link: string) => `sms:?&body=${message(link)}` },
  ]
  for (const { name, address } of ways)
    test(`"${name}" passes the whole invitation link on`, async ({ page, visit }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await registerShopper(page)
      await addManually(page, ['Lys'])
      const { sharingCode } = await shareList(page)
      await visit('/dk')
      const handedOver = await addressesHandedOver(page)
      const panel = await openPanel(page)
      await panel.getByRole('button', { name: 'Del sedlen' }).click()
      await panel.getByRole('button', { name }).click()
      const link = `${new URL(page.url()).origin}/dk/participate?list=${sharingCode}`
      await expect.poll(() => handedOver).toEqual([address(link)])
      await expect(page).toHaveURL('/dk')
    })
})

/** The addresses that a page passes to the device from now on. */
async function addressesHandedOver(page: Page): Promise<string[]> {
  const addresses: string[] = []
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.enable')
  devTools.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url))
  return addresses
}

/** Makes the page's user a participant of the list with this sharing code. */
async function join(page: Page, sharingCode: string): Promise<void> {
  await registerShopper(page)
  await acceptInvitation(page, sharingCode)
}

test.describe('§4 sharing: a list of several', () => {
  test('everyone sees each change at once, and gets a message about the changes of others', async ({
    page,
    visit,
    otherPage: other,
  }) => {
    test.slow()
    await registerShopper(page)
    await addManually(page, ['Lys', 'Servietter'])
    await visit('/dk')
    await panelOf(page).getByRole('button', { name: 'Del sedlen' }).click()
    await expect.poll(async () => (await listOf(page)).sharingCode).toMatch(/./)
    await page.keyboard.press('Escape')
    const { sharingCode = '' } = await listOf(page)

    await join(other, sharingCode)
    await expect(panelOf(page)).toContainText('Delt med Mette')
    await other.goto('/dk')
    await expect(rowOf(other, 'Lys')).toBeVisible()
    await expect(panelOf(other)).toContainText('Delt med Mette')

    await tickOf(other, 'Lys').click()
    await expect(tickOf(page, 'Lys')).toHaveAttribute('aria-pressed', 'true')
    await expect(panelOf(page).getByRole('status').filter({ hasText: 'Lys er hentet' })).toHaveCount(1)
    await expect(panelOf(other).getByRole('status').filter({ hasText: 'Lys er hentet' })).toHaveCount(0)
    await addManually(other, ['Vat'])
    await expect(rowOf(page, 'Vat')).toBeVisible()
    await expect(panelOf(page).getByRole('status').filter({ hasText: 'Vat er lagt på sedlen' })).toHaveCount(
      1,
    )

    await panelOf(page).getByRole('button', { name: 'Delt med Mette' }).click()
    const menu = panelOf(page).getByRole('dialog', { name: 'Del sedlen' })
    await expect(menu.getByRole('list', { name: 'Med på sedlen' })).toContainText('Mette Holm')
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Fjern Mette Holm fra sedlen' }).click()
    await expect(panelOf(page)).toContainText('Kun dig')
    await expect(rowOf(other, 'Lys')).toHaveCount(0)
  })

  test('the participants are shown and can be removed, even after the code was withdrawn', async ({
    page,
    visit,
    otherPage: other,
  }) => {
    await shareBetween(page, other, 'Lys')
    const { sharingCode } = await listOf(page)
    const codeOf = async () => (await listOf(page)).sharingCode
    await visit('/dk')
    const panel = panelOf(page)
    const menu = panel.getByRole('dialog', { name: 'Del sedlen' })
    const newLink = menu.getByRole('button', { name: 'Lav et nyt link' })
    const people = menu.getByRole('list', { name: 'Med på sedlen' })
    await panel.getByRole('button', { name: 'Delt med Mette' }).click()
    await expect(newLink).toHaveCount(0)
    await menu.getByRole('button', { name: 'Træk linket tilbage' }).click()
    await expect(newLink).toBeVisible()
    await expect(people).toContainText('Mette Holm')
    await expect(menu.getByRole('button', { name: 'Kopiér link' })).toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    for (const name of ['Delt med Mette', 'Del sedlen']) {
      await panel.getByRole('button', { name }).click()
      await expect(people).toContainText('Mette Holm')
      await page.keyboard.press('Escape')
    }
    expect(await codeOf(), 'no press has made a code').toBe(undefined)

    await panel.getByRole('button', { name: 'Delt med Mette' }).click()
    await newLink.click()
    await expect(menu.getByRole('button', { name: 'Kopiér link' })).toBeVisible()
    expect(await codeOf()).toMatch(/^[\w-]{20,}$/)
    expect(await codeOf()).not.toBe(sharingCode)

    await menu.getByRole('button', { name: 'Træk linket tilbage' }).click()
    await menu.getByRole('button', { name: 'Fjern Mette Holm fra sedlen' }).click()
    await expect(panel).toContainText('Kun dig')
    await expect(menu).toHaveCount(0)
    await expect.poll(async () => (await listOf(page)).participants).toEqual([])
    await panel.getByRole('button', { name: 'Del sedlen' }).click()
    await expect(menu.getByRole('button', { name: 'Kopiér link' })).toBeVisible()
  })

  test('a removed participant cannot come back by the old link; the owner is told so, and has a new link', async ({
    page,
    context,
    visit,
    otherPage: other,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shareBetween(page, other, 'Lys')
    const { sharingCode: oldCode } = await listOf(page)
    await visit('/dk')
    const panel = panelOf(page)
    await panel.getByRole('button', { name: 'Delt med Mette' }).click()
    const menu = panel.getByRole('dialog', { name: 'Del sedlen' })
    await menu.getByRole('button', { name: 'Fjern Mette Holm fra sedlen' }).click()
    await expect(
      page.getByRole('status').filter({
        hasText: 'Mette Holm er ikke længere med på sedlen. Det gamle link virker ikke mere.',
      }),
    ).toBeVisible()
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Kopiér link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Linket er kopieret' })).toBeVisible()
    const { sharingCode, participants } = await listOf(page)
    expect([sharingCode === oldCode, participants]).toEqual([false, []])
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${new URL(page.url()).origin}/dk/participate?list=${sharingCode}`)
    await other.goto(`/dk/participate?list=${oldCode}`)
    await expect(other.getByRole('heading', { name: 'Invitationen gælder ikke længere' })).toBeVisible()
    await other.goto(copied)
    await expect(other.getByRole('button', { name: 'Vær med' })).toBeVisible()
  })

  test('a participant can leave, and goes back to their own list', async ({
    page,
    visit,
    otherPage: other,
  }) => {
    test.slow()
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await visit('/dk')
    await panelOf(page).getByRole('button', { name: 'Del sedlen' }).click()
    await expect.poll(async () => (await listOf(page)).sharingCode).toMatch(/./)
    const { sharingCode = '' } = await listOf(page)
    await join(other, sharingCode)
    await other.goto('/dk')
    await expect(rowOf(other, 'Lys')).toBeVisible()
    await panelOf(other).getByRole('button', { name: 'Delt med Mette' }).click()
    await expect(panelOf(other).getByRole('list', { name: 'Med på sedlen' })).toContainText('Ejer')
    await panelOf(other).getByRole('button', { name: 'Forlad sedlen' }).click()
    await expect(panelOf(other)).toContainText('Sedlen er tom')
    // Who leaves is not told that they were removed. At once, because a message would go away.
    expect(await other.getByText('Du er ikke med på den seddel længere').count()).toBe(0)
    await expect(listButton(other)).toHaveAccessibleName('Seddel')
  })

  test('if a participant is removed while their menu is open, their own list shows no menu', async ({
    page,
    visit,
    otherPage: owner,
  }) => {
    await shareBetween(owner, page, 'Lys')
    await visit('/dk')
    const menu = panelOf(page).getByRole('dialog', { name: 'Del sedlen' })
    await panelOf(page).getByRole('button', { name: 'Del sedlen' }).click()
    await expect(menu.getByRole('button', { name: 'Forlad sedlen' })).toBeVisible()
    const [participant] = (await listOf(owner)).participants
    await sendToList(owner, `remove-participant/${participant?.uuid}`)
    await expect(panelOf(page)).toContainText('Sedlen er tom')
    await expect(menu).toHaveCount(0)
  })
})
