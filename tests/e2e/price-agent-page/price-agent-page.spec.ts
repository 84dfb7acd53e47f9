import type { Locator, Page } from '@playwright/test'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { newEmail, registerOverHttp } from '../account/account-page.ts'
import { post, registerShopper } from '../list-rows/list-page.ts'
import { piecePricesIn } from '../pages/offers-page.ts'
import {
  expect,
  expectAccessible,
  goWithin,
  returnTo,
  test,
  untilDrawn,
  untilTabIsOpen,
} from '../support/page-test.ts'
import {
  agentPath,
  createAgent,
  mailsChoice,
  stopButton,
  stopByKeyboard,
  stopQuestion,
  titleOf,
  watchedProducts,
  watchesOf,
  watchFound,
} from './agent-page.ts'

test.describe('§4 §6 who comes to the page', () => {
  test('a visitor sees what a price agent is, and gets their own page after a login elsewhere', async ({
    page,
    visit,
  }) => {
    await visit(agentPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Få besked, når prisen er god')
    await page.getByRole('main').getByRole('link', { name: 'Opret din prisagent' }).press('Enter')
    await expect(page).toHaveURL(`/dk/check-email?next=${encodeURIComponent(agentPath)}`)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Få besked, når prisen er god')
    await untilTabIsOpen(page)
    await registerShopper(page)
    await returnTo(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din prisagent')
  })

  test('an unverified user is redirected to the profile, which says why', async ({ page, visit }) => {
    await registerOverHttp(page, newEmail())
    const answer = await page.request.get(agentPath, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([
      307,
      `/dk/profile?next=${encodeURIComponent(agentPath)}`,
    ])
    await visit(agentPath)
    await expect(page).toHaveURL(`/dk/profile?next=${encodeURIComponent(agentPath)}`)
    const reason = page.getByRole('region', { name: 'Din e-mail' })
    await expect(reason).toContainText('Bekræft din e-mail først.')
    await expectAccessible(page)
    await visit('/dk')
    await goWithin(page, agentPath).catch(() => {})
    await expect(page).toHaveURL(`/dk/profile?next=${encodeURIComponent(agentPath)}`)
  })
})

test.describe('§2.1: the watches', () => {
  test('without a watch the page teaches how to add one; an address of another country leads to it', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/se/pricing-agent')
    await expect(page).toHaveURL(agentPath)
    await expect(page.getByText('Du følger ingen varer endnu.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText([
      'Find en vare',
      'Tryk på hjertet',
      'Få besked',
    ])
    await expect(mailsChoice(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Vare' }).fill('Kaffe')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dk/offer/kaffe')
  })

  test('each shows its offers; one is removed, put back and removed by keyboard, until none is left', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await watchFound(page, ['cola', 'smør', 'kaffe'])
    const before = await watchedProducts(page)
    await visit(agentPath)
    await test.step('each shows its product, its chains and the offers of today, cheapest first and marked as elsewhere', async () => {
      await expect(page).toHaveTitle(/^Din prisagent · /)
      await expect(page.getByText('Alle dine 3 varer er på tilbud lige nu.')).toBeVisible()
      await expect(watchesOf(page)).toHaveCount(3)
      const coffee = watchesOf(page).first()
      await expect(titleOf(coffee)).toContainText(/kaffe/i)
      await expect(coffee).toContainText('alle kæder')
      const offers = coffee.getByRole('list').first().getByRole('listitem')
      const prices = await piecePricesIn(offers)
      const marked = offers.filter({ hasText: 'Billigst' })
      expect(new Set(await piecePricesIn(marked))).toEqual(new Set([Math.min(...prices)]))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(prices.length).toBeGreaterThan(0)
    })
    const names = await watchesOf(page).getByRole('heading', { level: 2 }).allInnerTexts()
    await test.step('the message about a removed watch undoes it', async () => {
      await stopByKeyboard(watchesOf(page).first())
      await expect(watchesOf(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'Fortryd' }).press('Enter')
      await expect(watchesOf(page)).toHaveCount(3)
      await expect(titleOf(watchesOf(page).first())).toHaveText(names[0] ?? '')
      await expect.poll(async () => (await watchedProducts(page)).toSorted()).toEqual(before.toSorted())
    })
    await test.step('§7.2 a watch is removed by keyboard, and the focus stays in its place', async () => {
      await stopButton(watchesOf(page).nth(1)).press('Enter')
      await stopQuestion(page).getByRole('button', { name: 'Bliv ved med at følge' }).press('Enter')
      await expect(stopQuestion(page)).toHaveCount(0)
      await expect(watchesOf(page)).toHaveCount(3)
      await stopByKeyboard(watchesOf(page).nth(1))
      await expect(watchesOf(page)).toHaveCount(2)
      await expect(titleOf(watchesOf(page).nth(1))).toBeFocused()
      await expect(titleOf(watchesOf(page).nth(1))).toHaveText(names[2] ?? '')
      await expect.poll(async () => (await watchedProducts(page)).length).toBe(2)
    })
    await test.step('the last watch that is removed leaves the page that teaches', async () => {
      await stopButton(watchesOf(page).first()).press('Enter')
      await stopQuestion(page).getByRole('checkbox', { name: 'Spørg ikke igen' }).check()
      await stopQuestion(page).getByRole('button', { name: 'Stop med at følge' }).press('Enter')
      await expect(watchesOf(page)).toHaveCount(1)
      // §9 hidePriceAgentDelete: it does not ask again.
      await stopButton(watchesOf(page).first()).press('Enter')
      await expect(page.getByText('Du følger ingen varer endnu.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => watchedProducts(page)).toEqual([])
    })
  })

  test('one that is not on offer says so', async ({ page, visit }) => {
    await registerShopper(page)
    const chains = await (await page.request.get('/api/chains/list/dk')).json()
    const ids: number[] = (Array.isArray(chains) ? chains : chains.chains).map(({ id }: { id: number }) => id)
    // A chain of another kind has no such product.
    await watchFound(page, ['kaffe'], [ids.at(-1) ?? 1])
    await visit(agentPath)
    await expect(watchesOf(page).first()).toContainText(
      'Ikke på tilbud lige nu. Vi skriver, når der er et tilbud.',
    )
    await post(page, '/api/price-agent/set-mails/', { mails: 'never' })
    await visit(agentPath)
    await expect(watchesOf(page).first()).not.toContainText('Vi skriver')
    await expect(mailsChoice(page)).toHaveValue('never')
  })

  test('whether alerts are mailed is saved, and said', async ({ page, visit }) => {
    await registerShopper(page)
    await watchFound(page, ['kaffe'])
    await visit(agentPath)
    await mailsChoice(page).selectOption('never')
    await expect(page.getByText('Vi sender ingen mails.')).toBeVisible()
    await page.reload()
    await expect(mailsChoice(page)).toHaveValue('never')
  })
})

test.describe('§4 the modal of a watch', () => {
  const modal = (page: Page) => page.locator('dialog[open]')
  /** Opens the modal, and waits until it has taken the focus: a key pressed before that goes elsewhere. */
  const edit = async (watch: Locator) => {
    await watch.getByRole('button', { name: /^Ret dine valg for/ }).click()
    await expect(modal(watch.page()).locator(':focus')).toHaveCount(1)
  }
  const save = (page: Page) => modal(page).locator('[type=submit]').click()

  test('§4 price alerts: rules are typed, refused if they are wrong, saved, shown and ended', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await watchFound(page, ['kaffe'])
    await visit(agentPath)
    const [watch] = await watchesOf(page).all()
    if (!watch) throw new Error('no watch is shown')
    await edit(watch)
    const target = modal(page).getByLabel('Højeste pris i kr.')
    await expect(target).toBeHidden()
    await modal(page).getByText('Flere valg').press('Enter')
    await target.fill('tyve')
    await modal(page).getByLabel('Alle størrelser').check()
    await modal(page).getByText('Flere valg').press('Enter')
    await save(page)
    await expect(target).toBeFocused()
    await expect(target).toHaveValue('tyve')
    await expect(target).toHaveAccessibleDescription(/^Skriv en pris, for eksempel 20 eller 19,95\./)
    await expectAccessible(page)
    await target.fill('20.5')
    await modal(page).getByLabel('Pause').selectOption({ index: 3 })
    await save(page)
    await expect(page.getByRole('dialog', { name: 'Dine valg er gemt' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(watch).toContainText(/Højst 20,50\u00a0kr\. · alle størrelser · på pause til \d/)
    await edit(watch)
    await expect(target).toHaveValue('20,50')
    await modal(page).getByLabel('Pause').selectOption('Ingen pause')
    await save(page)
    await expect(page.getByRole('dialog', { name: 'Dine valg er gemt' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(watch).not.toContainText('på pause')
    const { items } = await (await page.request.get('/api/price-agent/get/')).json()
    expect(items.map(({ rules }: { rules: unknown }) => rules)).toEqual([
      { ...anyOffer, target_price: 2050, any_size: true },
    ])
  })

  test('edit changes the chains; delete asks, and is not asked again if the shopper says so', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await watchFound(page, ['smør', 'kaffe'])
    await visit(agentPath)
    await edit(watchesOf(page).first())
    await modal(page).getByRole('group', { name: 'Kæder', exact: true }).getByRole('button').nth(1).click()
    await save(page)
    await expect(page.getByRole('dialog', { name: 'Dine valg er gemt' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(watchesOf(page).first()).not.toContainText('alle kæder')
    await edit(watchesOf(page).first())
    // A press does not wait, as a click does, until the chains have come.
    await expect(modal(page).getByRole('button', { name: 'Stop med at følge' })).toBeEnabled()
    await modal(page).getByRole('button', { name: 'Stop med at følge' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Vil du stoppe med at følge prisen?' })).toBeVisible()
    await expectAccessible(page)
    await modal(page).getByLabel('Spørg ikke igen').check()
    await save(page)
    await expect(watchesOf(page)).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('hidePriceAgentDelete'))).toBe('true')
    await edit(watchesOf(page).first())
    await modal(page).getByRole('button', { name: 'Stop med at følge' }).click()
    await expect(page.getByText('Du følger ingen varer endnu.')).toBeVisible()
    expect(await watchedProducts(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page can be read, and shows nothing that would not work', async ({ page }) => {
    await registerShopper(page)
    await watchFound(page, ['kaffe'])
    await page.goto(agentPath)
    await expect(watchesOf(page)).toHaveCount(1)
    await expect(watchesOf(page).getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText(/^Vi sender én mail til/)).toBeVisible()
    await expect(stopButton(watchesOf(page).first())).toBeHidden()
    await expect(mailsChoice(page)).toBeHidden()
    await expect(page.getByText('Vis pris over tid')).toBeHidden()
    await page.getByRole('searchbox', { name: 'Vare' }).fill('smør')
    await page.getByRole('main').getByRole('button', { name: 'Søg' }).click()
    await expect(page).toHaveURL(/\/dk\/offer\/sm/)
  })
})

test('is accessible and fits without watches and with some, in narrow and wide windows, light and dark', async ({
  page,
  visit,
}) => {
  const expectGood = async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        await untilDrawn(page)
        await expectAccessible(page)
        const { scrollWidth, clientWidth } = await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      }
  }
  await registerShopper(page)
  await createAgent(page)
  await visit(agentPath)
  await expectGood()
  await watchFound(page, ['cola', 'kaffe'])
  await visit(agentPath)
  await watchesOf(page).first().getByText('Vis pris over tid').click()
  await expect(watchesOf(page).first().getByRole('img')).toBeVisible()
  await expectGood()
})
