import type { Locator, Page } from '@playwright/test'
import { withoutFailedLoads } from '../account/account-page.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { expect, test } from '../support/page-test.ts'

type Visit = (path: string) => Promise<void>
type Place = { name: string; open: (page: Page, visit: Visit) => Promise<Locator> }

/** The address of the first link on a page of which this is a part. */
const firstPath = async (page: Page, on: string, part: RegExp) => {
  const found = part.exec(await (await page.request.get(on)).text())
  if (!found) throw new Error(`${on} has no link like ${part}`)
  return found[0]
}

/** Where offers stand. `open` answers what holds their buttons. */
const places: Place[] = [
  {
    name: 'results',
    open: async (page, visit) => {
      await visit('/dk/offer/mælk')
      return page.getByRole('main')
    },
  },
  {
    name: 'the front page',
    open: async (page, visit) => {
      await visit('/dk')
      return page.getByRole('main')
    },
  },
  {
    name: 'the page of a product',
    open: async (page, visit) => {
      await visit(await firstPath(page, '/dk/offer/kaffe', /\/dk\/single\/\d+|\/single\/\d+/))
      return page.getByRole('main')
    },
  },
  {
    name: 'a leaflet',
    open: async (page, visit) => {
      await visit(`${await firstPath(page, '/dk/partner', /\/dk\/partner\/[a-z0-9-]+/)}/leaflet?page=1`)
      return page.getByRole('main')
    },
  },
  {
    name: 'the viewer of offers',
    open: async (page, visit) => {
      await visit('/dk/partner/netto/leaflet')
      await page.locator('main article:not([inert] *) h3 a').first().click()
      const viewer = page.getByRole('dialog')
      await expect(controls.plus(viewer)).toBeVisible()
      return viewer
    },
  },
  {
    name: 'the dropdown',
    open: async (page, visit) => {
      await visit('/dk')
      await page.getByRole('combobox', { name: 'Søg efter varer og tilbud' }).fill('kaffe')
      const dropdown = page.getByRole('search').first()
      await expect(dropdown.getByLabel(/^Læg på sedlen: /).first()).toBeVisible()
      return dropdown
    },
  },
]

const named = (held: Locator, name: RegExp) =>
  held.getByRole('link', { name }).or(held.getByRole('button', { name })).filter({ visible: true }).first()

const controls = {
  plus: (held: Locator) => named(held, /^Læg på sedlen/),
  heart: (held: Locator) => named(held, /^Følg prisen/),
}

/** How a connection is lost: by the device, or since nobody answers at the server. */
const losses = {
  'without a connection': {
    lose: (page: Page) => page.context().setOffline(true),
    restore: (page: Page) => page.context().setOffline(false),
  },
  'while the server is gone': {
    lose: (page: Page) => page.route('**', (route) => route.abort('connectionrefused')),
    restore: async (page: Page) => {
      await page.unroute('**')
      await page.getByRole('button', { name: 'Prøv igen' }).first().click()
    },
  },
}

for (const { name, open } of places)
  for (const [control, controlIn] of Object.entries(controls).filter(
    // An offer of a leaflet has its heart in the viewer.
    ([control]) => name !== 'a leaflet' || control === 'plus',
  ))
    for (const [when, { lose, restore }] of Object.entries(losses))
      test(`§4 waiting changes: a ${control} of ${name}, pressed ${when}, leaves the page in sight, says so, and is done later`, async ({
        page,
        visit,
        complaints,
      }) => {
        await registerShopper(page)
        const button = controlIn(await open(page, visit))
        const heading = page.getByRole('heading', { level: 1 }).first()
        const [address, text] = [page.url(), await heading.innerText()]
        await lose(page)
        await button.click()
        const said = page.getByRole('alert').filter({ hasText: 'Vi kunne ikke hente det, du trykkede på.' })
        await expect(said).toBeVisible()
        await expect(heading).toHaveText(text)
        expect(page.url()).toBe(address)
        await restore(page)
        await expect(
          page
            .getByRole('dialog')
            .filter({ has: page.getByRole('heading') })
            .last(),
        ).toBeVisible()
        await expect(said).toHaveCount(0)
        expect(page.url()).toBe(address)
        withoutFailedLoads(complaints)
      })
