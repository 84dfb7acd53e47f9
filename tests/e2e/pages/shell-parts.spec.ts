import type { Page } from '@playwright/test'
import { expect, expectAccessible, goWithin, test } from '../support/page-test.ts'

/** What §2.1 says of each locale: the label of the blog or the recipes, and whether the site's own pages are linked. */
const menus = [
  ['dk', 'Hovedmenu', ['/dk/paper', '/dk/partner', '/dk/post', '/dk/page/about-3'], 'Opskrifter'],
  ['no', 'Hovedmeny', ['/no/paper', '/no/partner', '/no/post'], 'Blog'],
  ['se', 'Huvudmeny', ['/se/paper', '/se/partner', '/se/post', '/se/page/about-3'], 'Blog'],
  ['fi', 'Päävalikko', ['/fi/paper', '/fi/partner', '/fi/post'], 'Blogi'],
] as const

test('§2.1 §2.4 top bar and footer lead where each locale says; Norway and Finland link nothing about the site', async ({
  page,
  visit,
}) => {
  for (const [locale, name, hrefs, label] of menus) {
    await visit(`/${locale}/login`)
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link')
    const paths = (found: Element[]) => found.map((link) => link.getAttribute('href'))
    expect(await links.evaluateAll(paths)).toEqual(hrefs)
    await expect(links.nth(2)).toHaveText(label)
    const infos = page.getByRole('contentinfo').locator('a[href*="/page/"]')
    const everywhere = ['contact-7', 'personal-data-4', 'cookies-5'].map((page) => `/${locale}/page/${page}`)
    const advertising = locale === 'dk' ? ['/dk/page/advertising-6'] : []
    expect(await infos.evaluateAll(paths)).toEqual([...hrefs.slice(3), ...advertising, ...everywhere])
  }
})

test('§2.4 the page’s language is set again when something changes it, and follows the next page', async ({
  page,
  visit,
}) => {
  await visit('/dk/login')
  const root = page.locator('html')
  await root.evaluate((html) => html.setAttribute('lang', 'en'))
  await expect(root).toHaveAttribute('lang', 'da')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suomi' }).click()
  await expect(page).toHaveURL('/fi')
  await expect(root).toHaveAttribute('lang', 'fi')
  await root.evaluate((html) => html.removeAttribute('lang'))
  await expect(root).toHaveAttribute('lang', 'fi')
})

test('§2.4 the footer’s groups open one by one on a phone, and are all shown in a wide window', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit('/dk/login')
  const footer = page.getByRole('contentinfo')
  const cookies = footer.getByRole('link', { name: 'Cookies' })
  const groceries = footer.getByRole('link', { name: 'Dagligvarer' })
  await expect(cookies).toBeHidden()
  await footer.getByText('Kontakt og data').filter({ visible: true }).click()
  await expect(cookies).toBeVisible()
  await expect(groceries).toBeHidden()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(groceries).toBeVisible()
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Kategorier',
    'Om os',
    'Kontakt og data',
    'Land',
  ])
  await expectAccessible(page)
})

test('§2.1 the page’s content is built anew if the path changes, and kept if only the filters change', async ({
  page,
  visit,
}) => {
  const main = page.locator('main')
  const heading = page.getByRole('heading', { level: 1 })
  const sort = page.getByLabel('Sortér:')
  /** Goes back, to data that the page still has, so that no skeleton comes between. */
  const isKeptOnTheWayBack = async (arrived: () => Promise<void>) => {
    await main.evaluate((element) => Object.assign(element, { isMarked: true }))
    await page.goBack()
    await arrived()
    return main.evaluate((element) => 'isMarked' in element)
  }
  await visit('/dk/offer/kaffe')
  await page.evaluate(() => history.pushState({}, '', '/dk/offer/kaffe?sort=price'))
  await expect(sort).toHaveValue('price')
  expect(await isKeptOnTheWayBack(() => expect(sort).toHaveValue('relevance'))).toBe(true)
  await goWithin(page, '/dk/offer/te')
  await expect(heading).toHaveText('Te')
  expect(await isKeptOnTheWayBack(() => expect(heading).toHaveText('Kaffe'))).toBe(false)
})

/** Goes from one page to another, to which the browser can go back. */
async function goFromAboutToContact(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/dk/page/about-3')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page).toHaveURL(/\/dk\/page\/contact-7$/)
}

async function expectAboutHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Om Tilbudsugen')
}

test('§2.1 a shopper who goes back before a page is hydrated gets the page of the address', async ({
  page,
  visit,
}) => {
  await goFromAboutToContact(page, visit)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/dk\/page\/about-3$/)
  arrival.resolve()
  await expectAboutHydrated(page)
})

test('§2.1 a shopper who goes back when a page has only just arrived gets the page of the address', async ({
  page,
  visit,
}) => {
  await goFromAboutToContact(page, visit)
  await page.addInitScript(() => {
    if (location.pathname.endsWith('/contact-7')) history.back()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/dk\/page\/about-3$/)
  await expectAboutHydrated(page)
})

test('§2.1 a shopper who goes back just before React begins gets the page of the address', async ({
  page,
  visit,
}) => {
  await goFromAboutToContact(page, visit)
  await page.addInitScript(() => {
    if (!location.pathname.endsWith('/contact-7')) return
    // From the moment on at which the early script no longer hears of the address, the router does.
    const { removeEventListener } = window
    window.removeEventListener = (...listener: Parameters<typeof removeEventListener>) => {
      removeEventListener(...listener)
      if (listener[0] !== 'popstate') return
      // React works in tasks that it posts to itself.
      const hasGone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      const { postMessage } = MessagePort.prototype
      MessagePort.prototype.postMessage = function (message: unknown) {
        hasGone.then(() => postMessage.call(this, message))
      }
      history.back()
    }
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/dk\/page\/about-3$/)
  await expectAboutHydrated(page)
})

test('§2.1 a shopper who goes back while a page is hydrated gets the page of the address', async ({
  page,
  visit,
}) => {
  await visit('/dk/offer/kaffe')
  await goWithin(page, '/dk/offer/smør')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smør')
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.documentElement?.dataset.hydrated === undefined) return
      seen.disconnect()
      history.back()
    })
    seen.observe(document, { subtree: true, attributes: true })
  })
  await page.reload()
  await expect(page).toHaveURL('/dk/offer/kaffe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffe')
  await expect(page).toHaveTitle('Kaffe på tilbud · Tilbudsugen')
})

test('§2.1 a progress bar shows while the next page loads, but not at once, and not before that', async ({
  page,
  visit,
}) => {
  await visit('/dk/login')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await released
    await route.continue()
  })
  // Its name comes with the page, before all other texts.
  expect(await (await page.request.get('/dk')).text()).toContain('Siden hentes')
  const bar = page.getByRole('banner').getByRole('progressbar', { name: 'Siden hentes' })
  await expect(bar).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'Hovedmenu' })
    .getByRole('link', { name: 'Ugens tilbud' })
    .click()
  await expect(bar).toBeVisible()
  // What a navigation shows that is over after so many milliseconds, whatever the speed of this machine.
  const visibilityAfter = (milliseconds: number) =>
    bar.evaluate((element, time) => {
      for (const animation of element.getAnimations()) animation.currentTime = time
      return getComputedStyle(element).visibility
    }, milliseconds)
  expect(await visibilityAfter(150)).toBe('hidden')
  expect(await visibilityAfter(250)).toBe('visible')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Ugens tilbud' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})
