import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { PriceAgent } from '#app/domain/agents/price-agent.ts'
import { addFirst, modalOf, quantitiesOn } from '#tests/e2e/add-to-list/add-to-list-modal.ts'
import { decidedCookies } from '#tests/e2e/consent/decided.ts'
import { openPanel, panelOf, rowOf } from '#tests/e2e/list-rows/list-page.ts'
import { reportIn } from '#tests/e2e/offer-report/offer-report-page.ts'
import { agentModal, chips, pressHeart } from '#tests/e2e/price-agent/price-agent-page.ts'
import { headersOfSomebody, expect as within } from '#tests/e2e/support/page-test.ts'
import { setVisibility } from '#tests/e2e/support/tab-in-view.ts'
import type { Shopper } from '../traffic/register-shopper.ts'

/** A tab of an older build in the middle of something. */
type Task = {
  name: string
  path: string
  /** Whether a visitor does it, and not the shopper whose browser the other tabs share. */
  isVisitor?: boolean
  begin: (page: Page) => Promise<unknown>
  /** What was typed and opened is still there. */
  isKept: (page: Page) => Promise<unknown>
  /** Goes on to the end, and sees that it is done. */
  finish: (page: Page) => Promise<unknown>
}

/** Milliseconds that a tab may take for one thing. */
const longest = 120_000
const expect = within.configure({ timeout: longest })

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
const search = (page: Page) => page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
const listField = (page: Page) => panelOf(page).getByLabel('Skriv på sedlen')
const quantity = (page: Page) => modalOf(page).getByLabel('Antal', { exact: true })
const byHand = (page: Page) =>
  page.getByRole('dialog', { name: 'Skriv en vare selv' }).getByRole('textbox').first()
const isOnList = (page: Page, wanted: { name: string; quantity: number }) =>
  expect.poll(() => quantitiesOn(page)).toContainEqual(wanted)
const asked = async (page: Page, path: string) => (await page.request.get(path)).json()

const tasks: Task[] = [
  {
    name: 'a word half typed on the list',
    path: '/dk',
    begin: async (page) => {
      await openPanel(page)
      await listField(page).pressSequentially('Havregr')
    },
    isKept: (page) => expect(listField(page)).toHaveValue('Havregr'),
    finish: async (page) => {
      await listField(page).pressSequentially('yn')
      await listField(page).press('Enter')
      await expect(rowOf(page, 'Havregryn')).toBeVisible()
      await isOnList(page, { name: 'Havregryn', quantity: 1 })
    },
  },
  {
    name: 'the modal of an offer, with a quantity',
    path: '/dk/offer/kaffe',
    begin: async (page) => {
      await addFirst(page)
      await quantity(page).fill('3')
    },
    isKept: (page) => expect(quantity(page)).toHaveValue('3'),
    finish: async (page) => {
      await quantity(page).press('Enter')
      await expect.poll(async () => (await quantitiesOn(page)).map(({ quantity }) => quantity)).toContain(3)
    },
  },
  {
    name: 'the modal of the price agent',
    path: '/dk/offer/smør',
    begin: async (page) => {
      await pressHeart(page)
      await expect(chips(page).first()).toBeVisible()
    },
    isKept: (page) => expect(chips(page).first()).toBeVisible(),
    finish: async (page) => {
      await chips(page).first().click()
      await agentModal(page).locator('[type=submit]').click()
      const watched = async () => ((await asked(page, '/api/price-agent/get/')) as PriceAgent).items?.length
      await expect.poll(watched).toBe(1)
    },
  },
  {
    name: 'a form of the account half filled',
    path: '/dk/profile',
    begin: (page) => main(page).getByLabel('Navn').first().fill('Clara Blixen'),
    isKept: (page) => expect(main(page).getByLabel('Navn').first()).toHaveValue('Clara Blixen'),
    finish: async (page) => {
      await main(page).getByRole('button', { name: 'Gem oplysninger' }).click()
      await expect.poll(async () => (await asked(page, '/api/user')).name).toBe('Clara Blixen')
    },
  },
  {
    name: 'a search half typed',
    path: '/dk',
    begin: (page) => search(page).pressSequentially('rugbr'),
    isKept: (page) => expect(search(page)).toHaveValue('rugbr'),
    finish: async (page) => {
      await search(page).pressSequentially('ød')
      await search(page).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/rugbrød/i)
      await expect(main(page).getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'an item being written by hand',
    path: '/dk',
    begin: async (page) => {
      await openPanel(page)
      await panelOf(page).getByRole('button', { name: 'Skriv en vare selv' }).click()
      await byHand(page).fill('Blomster')
    },
    isKept: (page) => expect(byHand(page)).toHaveValue('Blomster'),
    finish: async (page) => {
      await byHand(page).press('Enter')
      await isOnList(page, { name: 'Blomster', quantity: 1 })
    },
  },
  {
    name: 'a page of results, from which a product is opened',
    path: '/dk/offer/smør',
    begin: (page) => expect(main(page).getByRole('article').first()).toBeVisible(),
    isKept: (page) => expect(main(page).getByRole('article').first()).toBeVisible(),
    finish: async (page) => {
      await main(page).locator('article h3 a').first().click()
      await expect(page).toHaveURL(/\/single\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
  {
    name: 'a report of a wrong price half written',
    path: '/dk/offer/kaffe',
    isVisitor: true,
    begin: async (page) => {
      await main(page).locator('article h3 a').first().click()
      await expect(page).toHaveURL(/\/single\//)
      const report = reportIn(main(page))
      await report.opener.click()
      await report.choice('Prisen').click()
      await report.sentence.fill('34,95 i butikken')
    },
    isKept: (page) => expect(reportIn(main(page)).sentence).toHaveValue('34,95 i butikken'),
    finish: async (page) => {
      await reportIn(main(page)).send.click()
      await expect(reportIn(main(page)).thanks).toBeVisible()
    },
  },
  {
    name: 'a registration half filled',
    path: '/dk/register',
    isVisitor: true,
    begin: async (page) => {
      await field(page, 'name').fill('Dorte')
      await field(page, 'email').fill('dorte@example.org')
      await field(page, 'password').fill('kanelsnegle om søndagen')
    },
    isKept: (page) => expect(field(page, 'password')).toHaveValue('kanelsnegle om søndagen'),
    finish: async (page) => {
      await field(page, 'postal_code').fill('8000')
      await field(page, 'postal_code').press('Tab')
      await field(page, 'terms_accepted').check()
      await field(page, 'name').press('Enter')
      await expect.poll(async () => (await asked(page, '/api/user')).email).toBe('dorte@example.org')
    },
  },
  {
    name: 'a login half filled',
    path: '/dk/login',
    isVisitor: true,
    begin: (page) => field(page, 'email').fill('anna@example.org'),
    isKept: (page) => expect(field(page, 'email')).toHaveValue('anna@example.org'),
    finish: async (page) => {
      await field(page, 'password').fill('smør på brødet')
      await field(page, 'password').press('Enter')
      await expect.poll(async () => (await asked(page, '/api/user')).email).toBe('anna@example.org')
    },
  },
]

/** An open tab, what it is doing, and the build that it is of. */
type Tab = { page: Page; task: Task; build: string }

export type OldTabs = {
  /** Opens tabs on the running build, and begins something in each. */
  open: (build: string, count: number) => Promise<void>
  /** Checks that each tab has kept what it was doing, and goes on to its end. @returns each tab's build and task. */
  finish: () => Promise<string[]>
  /**
   * Goes to another page in two more tabs, whose build has no files any more: the one in which nothing is typed is loaded
   * anew, and the other keeps its words.
   */
  strand: () => Promise<void>
}

async function contextOf(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: headersOfSomebody(),
    storageState: { cookies: decidedCookies(url), origins: [] },
  })
  context.setDefaultTimeout(longest)
  return context
}

/** Does something in a tab that is in front meanwhile. A headless browser would have all tabs in front, each with a stream. */
async function inFront(page: Page, work: () => Promise<unknown>): Promise<void> {
  await page.bringToFront()
  await setVisibility(page, 'visible')
  await work()
  await setVisibility(page, 'hidden')
}

async function begin(page: Page, { name, path, begin }: Task, build: string): Promise<void> {
  await page.goto(path)
  const hydrated = page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await hydrated.catch(saying(`${build}: ${path} is not hydrated`))
  await begin(page).catch(saying(`${build}: ${name} cannot be begun`))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await setVisibility(page, 'hidden')
}

async function finish({ page, task: { name, finish }, build }: Tab): Promise<string> {
  await inFront(page, () => finish(page).catch(saying(`${build}: ${name} cannot be ended`)))
  const isSame = await page.evaluate(() => 'isSameDocument' in window)
  if (!isSame) throw new Error(`${build}: the page of ${name} was loaded anew`)
  return `${build}: ${name}`
}

/**
 * The tabs of a site in a browser, while the server of the site is renewed.
 * @param shopper whose cookies the tabs have that are not a visitor's.
 */
export async function oldTabs(browser: Browser, url: string, shopper: Shopper): Promise<OldTabs> {
  const household = await contextOf(browser, url)
  const pairs = shopper.headers.cookie?.split('; ') ?? []
  await household.addCookies(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      return { name, value, url }
    }),
  )
  const waiting = [...tasks]
  const tabs: Tab[] = []
  let stranded: { idle: Page; typing: Page } | undefined
  return {
    open: async (build, count) => {
      const [halfTyped] = tasks
      if (!stranded && halfTyped) {
        stranded = {
          idle: await (await contextOf(browser, url)).newPage(),
          typing: await household.newPage(),
        }
        await begin(stranded.idle, { ...halfTyped, begin: () => Promise.resolve() }, build)
        await begin(stranded.typing, halfTyped, build)
      }
      for (const task of waiting.splice(0, count)) {
        const context = task.isVisitor ? await contextOf(browser, url) : household
        const page = await context.newPage()
        await begin(page, task, build)
        tabs.push({ page, task, build })
      }
    },
    finish: async () => {
      for (const { page, task, build } of tabs)
        await inFront(page, () => task.isKept(page).catch(saying(`${build}: ${task.name} is lost`)))
      const finished: string[] = []
      for (const tab of tabs) finished.push(await finish(tab))
      return finished
    },
    strand: async () => {
      if (!stranded) throw new Error('no tab is open')
      const { idle, typing } = stranded
      const press = (page: Page) =>
        page.getByRole('link', { name: 'Ugens tilbud', exact: true }).first().click()
      await inFront(idle, () => press(idle))
      await inFront(typing, () => press(typing))
      await idle.bringToFront()
      await expect(async () => {
        // The page that is missing offers it, if it does not do it by itself.
        const again = main(idle).getByRole('button', { name: 'Prøv igen' })
        if (await again.isVisible()) await again.click({ timeout: 500 })
        await within(main(idle).getByRole('heading', { level: 1 })).toContainText('Ugens tilbud')
        within(await idle.evaluate(() => 'isSameDocument' in window)).toBe(false)
      }).toPass()
      await typing.bringToFront()
      await expect(main(typing).getByRole('heading', { level: 1 })).toHaveText('Siden kunne ikke vises')
      await tasks[0]?.isKept(typing)
    },
  }
}

/** Says before an error what it was about. */
const saying =
  (what: string) =>
  (cause: unknown): never => {
    throw new Error(`${what}: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
