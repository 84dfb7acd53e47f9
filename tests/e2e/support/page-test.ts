import { randomBytes } from 'node:crypto'
import {
  type BrowserContext,
  test as base,
  type Locator,
  type Page,
  expect as playwrightExpect,
} from '@playwright/test'
import axe from 'axe-core'
import { headersOfMutant, hearPlaces, keepPlaces } from '../../ui-mutants/record-places.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Fixtures = {
  /** The errors that the page reported; a test removes those that it expects. */
  complaints: string[]
  /** Opens an address and waits until the page is hydrated. */
  visit: (path: string) => Promise<void>
  /** A page in the browser of another user, or of the same user on another device. */
  otherPage: Page
}

/** Headers with a random client address, so that no test is throttled because of another. */
export function headersOfSomebody(): Record<string, string> {
  const [one, two] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.toString('hex'))
  return { 'x-forwarded-for': `2001:db8:${one}:${two}::1`, ...headersOfMutant() }
}

/** Playwright's test; an error in the console, or an uncaught one, fails it. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      await use(complaints)
      expect(complaints, 'the page had nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders(headersOfSomebody())
    hearPlaces(context)
    await use(context)
    keepPlaces()
  },
  request: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({
      // It has no page, so nothing asks it.
      storageState: { cookies: [], origins: [] },
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: headersOfSomebody(),
    })
    await use(request)
    await request.dispose()
  },
  otherPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: headersOfSomebody(),
    })
    hearPlaces(context)
    await use(await context.newPage())
    await context.close()
  },
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      // The shell is hydrated; its content follows when the browser is idle.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    })
  },
})

/**
 * Playwright's expectations, with a cheaper `toBeVisible`. Playwright's own describes the whole page after each look that finds
 * nothing yet. This one waits without a description. If that fails, it asks Playwright's own for the message of the failure, and
 * gives it half a second: Node warns if a timeout is over before it is set.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options?: { timeout?: number }) {
    const pass = !this.isNot
    try {
      await locator.waitFor({ state: pass ? 'visible' : 'hidden', timeout: options?.timeout ?? this.timeout })
      return { pass, message: () => '' }
    } catch {
      const lastLook = pass ? playwrightExpect(locator) : playwrightExpect(locator).not
      return lastLook.toBeVisible({ timeout: 500 }).then(
        () => ({ pass, message: () => '' }),
        ({ message }: Error) => ({ pass: !pass, message: () => message }),
      )
    }
  },
})

/** What is shown if nobody could say who is logged in. */
export const unknownUser =
  'Vi kunne ikke se, om du er logget ind. Prøv igen, når du har forbindelse.Prøv igen'

/** Navigates to a path as a link does: the new entry of the history has a key of its own. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => history.pushState({ __TSR_key: crypto.randomUUID() }, '', address), path)
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(path))
}

/** Goes from the offers of one term to those of another. The address changes before the app hears of it, so it waits for them. */
export async function goToOtherOffers(page: Page): Promise<void> {
  const term = page.url().endsWith('/kaffe') ? 'te' : 'kaffe'
  await goWithin(page, `/dk/offer/${term}`)
  await expect(page.getByRole('heading', { level: 1, name: term })).toBeVisible()
}

/** The paths that a page navigates to from now on without a reload, with their parameters. */
export function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url())
    addresses.push(decodeURI(pathname) + search)
  })
  return addresses
}

/** Waits until the page's machines are loaded, which happens after the page itself. */
export async function untilTabIsOpen(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).focus()
  await expect(page.locator('search [role=status]')).toBeAttached()
}

/**
 * Returns to a page's tab. A headless browser keeps all tabs visible, so the event is dispatched by hand; a tab that loads
 * anew at that moment needs none.
 */
export async function returnTo(page: Page): Promise<void> {
  await page.bringToFront()
  await page
    .evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    .catch((error: Error) => {
      if (!error.message.includes('Execution context was destroyed')) throw error
    })
}

/** Logs the browser's user out, and keeps what they answered about cookies and about pages in another language. */
export const endSession = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: /^(?!(?:consent|country-offer)$)/ })

/** Ends the session of a page's user, and leaves the page, whose requests would now be refused. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.goto('about:blank')
  await endSession(page.context())
}

/** Waits until a page is drawn anew, after its window or its colour scheme has changed. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  })

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe on a page that has its script. @returns the rule and the element of each violation. */
async function runAxe(rules: string[]): Promise<string[]> {
  // While an element fades in, its colours are not the final ones.
  const isEnding = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  const ended = ({ finished }: Animation) => finished.catch(() => {})
  await Promise.all(document.getAnimations().filter(isEnding).map(ended))
  const { violations } = await window.axe.run(document, {
    runOnly: rules,
    // A description of the passed rules takes longer than the search for violations.
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** What axe finds on the page in its current state that violates WCAG 2.2 A or AA: the rule and the element of each. */
export async function violationsOf(page: Page): Promise<string[]> {
  // The script is large, and stays until the page is reloaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, accessibilityRules)
}

/** Fails if axe finds a violation of WCAG 2.2 A or AA on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}
