import { addManually, listButton, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

test.describe('§2.10 the panel beside the page', () => {
  test('opens by itself, 360 px wide, as soon as the list has an item, and does not move the focus', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Fødselsdagslys'], 3)
    const { promise: isExamined, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/list-panel-*.js', async (route) => {
      await isExamined
      await route.continue()
    })
    await visit('/dk')
    await expect(listButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    release()
    const panel = panelOf(page)
    await expect(panel).toBeVisible()
    // The panel slides in.
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(360)
    await expect(page.getByRole('complementary', { name: 'Indkøbsseddel' })).toContainText('Fødselsdagslys')
    await expect(page.locator('body')).toBeFocused()
  })

  test('§4 is opened and closed by its tab, which shows the sum of the quantities and gets the focus back', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await visit('/dk')
    const tab = page.getByRole('button', { name: 'Seddel', exact: true })
    await expect(tab).toHaveAttribute('aria-expanded', 'false')
    await tab.focus()
    await page.keyboard.press('Enter')
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(panel).toContainText('Sedlen er tom')
    await expect(panel.getByRole('link', { name: 'Se ugens tilbud' })).toHaveAttribute('href', '/dk/offer')
    await expect(panel.getByRole('button', { name: 'Tøm sedlen' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(tab).toBeFocused()

    await addManually(page, ['Lys', 'Servietter'], 4)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Seddel 8 varer' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await page.getByRole('button', { name: 'Seddel 8 varer' }).click()
    await expect(panel).toHaveCount(0)
  })

  test('stays closed in a tab where it was closed, and open in a tab where it was opened again', async ({
    page,
    context,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await visit('/dk')
    const tab = page.getByRole('button', { name: 'Seddel 1 vare' })
    await expect(panelOf(page)).toBeVisible()
    await tab.click()
    await expect(panelOf(page)).toHaveCount(0)
    await page.reload()
    await expect(tab).toHaveAttribute('aria-expanded', 'false')
    await tab.click()
    await page.reload()
    await expect(panelOf(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/dk')
    await expect(panelOf(other)).toBeVisible()
  })

  test('covers nothing of a page in a window of any width, because the page makes room for it', async ({
    page,
    visit,
  }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    const rightmost = () =>
      page.evaluate(() => {
        const pressables = [
          ...document.querySelectorAll('header, main, header a, header button, main a, main button'),
        ]
        // A scrolled element lies beyond the edge of its scroll container.
        const isScrolled = (element: Element | null): boolean =>
          element !== null &&
          (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
        const seen = pressables.filter((element) => element.checkVisibility() && !isScrolled(element))
        return Math.max(...seen.map((element) => element.getBoundingClientRect().right))
      })
    for (const { width, path } of [
      { width: 1200, path: '/dk' },
      { width: 1440, path: '/dk/offer/kaffe' },
      { width: 2560, path: '/dk' },
    ])
      await test.step(`${path}, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await visit(path)
        await expect(panelOf(page)).toBeVisible()
        // The page makes room by a transition.
        await expect.poll(rightmost).toBeLessThanOrEqual(width - 360)
      })
  })

  test('leaves the dropdown of the search box its room', async ({ page, visit }) => {
    await registerShopper(page)
    await addManually(page, ['Lys'])
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit('/dk/offer/kaffe')
    await expect(panelOf(page)).toBeVisible()
    await page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).fill('smør')
    const edges = async () => {
      const box = await page.locator('search [class*=search-panel__root]').boundingBox()
      return box && { left: box.x, right: box.x + box.width }
    }
    // As wide as the page beside the list: a gutter of 28 px on both sides.
    await expect.poll(edges).toEqual({ left: 28, right: 1440 - 360 - 28 })
  })

  test('§4 its count pulses until the list has been opened once on the device', async ({ page, visit }) => {
    await registerShopper(page)
    // The panel was closed in this tab before, so it does not open by itself.
    await page.addInitScript(() => sessionStorage.setItem('listClosed', 'true'))
    await visit('/dk')
    const button = listButton(page)
    const count = button.getByText('1', { exact: true }).locator('xpath=..')
    await expect(button.locator('svg')).toHaveCSS('animation-name', 'pulse')
    await addManually(page, ['Lys'])
    await expect(count).toHaveCSS('animation-name', 'pulse')
    await expect(button.locator('svg')).toHaveCSS('animation-name', 'none')
    await button.click()
    await page.keyboard.press('Escape')
    await expect(count).toHaveCSS('animation-name', 'none')
    await page.reload()
    await expect(button).toHaveAccessibleName('Seddel 1 vare')
    await expect(count).toHaveCSS('animation-name', 'none')
  })
})
