import type { Page, Route } from '@playwright/test'
import { countryOfPath, inCountry, type Locale } from '#app/domain/locale/locales.ts'
import { displayName, type SearchIdeas, type TypeaheadResponse } from '#app/domain/offers/offers.ts'
import type { Move } from '#machines/typeahead/typeahead.cursor.ts'
import type { TypeaheadEvent } from '#machines/typeahead/typeahead.machine.ts'
import type { TypeaheadSnapshot } from '#machines/typeahead/typeahead.paths.ts'
import { rowsOf } from '#machines/typeahead/typeahead.rows.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { addressesOf, expect, goWithin } from '../support/page-test.ts'

const keys: Record<Move, string> = {
  next: 'ArrowDown',
  previous: 'ArrowUp',
  first: 'Home',
  last: 'End',
  left: 'ArrowLeft',
  right: 'ArrowRight',
}

const prefixOf = (locale: Locale) => (locale === 'default' ? '' : `/${locale}`)

/** Holds the page's requests for searches and ideas until a test answers them. */
export class HeldSearches {
  #held: Route[] = []
  #heldIdeas: Route[] = []
  /** The locales and terms of the requests, in order: `dk/smør`. */
  readonly addresses: string[] = []

  /** The terms of the requests, in order. */
  get terms(): string[] {
    return this.addresses.map((address) => address.slice(address.indexOf('/') + 1))
  }

  static async on(page: Page): Promise<HeldSearches> {
    const searches = new HeldSearches()
    await page.route('**/api/typeahead-search/**', (route) => {
      const [, locale = '', term = ''] =
        /\/([^/]+)\/([^/]+)$/.exec(new URL(route.request().url()).pathname) ?? []
      searches.addresses.push(`${locale}/${decodeURIComponent(term)}`)
      searches.#held.push(route)
    })
    await page.route('**/api/search-ideas/**', (route) => {
      searches.#heldIdeas.push(route)
    })
    page.on('requestfailed', (request) => {
      searches.#held = searches.#held.filter((route) => route.request() !== request)
      searches.#heldIdeas = searches.#heldIdeas.filter((route) => route.request() !== request)
    })
    return searches
  }

  /** Answers the request under way, as soon as there is one. */
  async answer(response: TypeaheadResponse): Promise<void> {
    await (await this.#take()).fulfill({ json: response })
  }

  /** Answers the request that the page made before text was typed. */
  async answerIdeas(ideas: SearchIdeas): Promise<void> {
    await expect.poll(() => this.#heldIdeas.length).toBe(1)
    await this.#heldIdeas.pop()?.fulfill({ json: ideas })
  }

  async fail(): Promise<void> {
    await (await this.#take()).fulfill({ status: 500, body: '' })
  }

  async #take(): Promise<Route> {
    await expect.poll(() => this.#held.length).toBeGreaterThan(0)
    const route = this.#held.pop()
    if (!route) throw new Error('no request is held')
    return route
  }
}

/** Lets a test cancel a page's requests with an AbortError, as the browser would. */
export function makeRequestsCancellable(): void {
  const { fetch } = window
  window.fetch = (...request) =>
    new Promise((resolve, reject) => {
      const cancel = () => reject(new DOMException('cancelled', 'AbortError'))
      if (String(request[0]).includes('/typeahead-search/')) window.addEventListener('test:cancel', cancel)
      fetch(...request).then(resolve, reject)
    })
}

/** Walks planned paths on the page itself: real input, the page's clock, and held requests. */
export function pageDriver(
  page: Page,
  searches: HeldSearches,
  complaints: string[],
): Driver<TypeaheadSnapshot> {
  const field = page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
  const grid = page.getByRole('grid', { name: 'Forslag og tilbud' })
  const addresses = addressesOf(page)
  let asked = 0

  const path = () => new URL(page.url()).pathname
  const prefix = () => prefixOf(countryOfPath(path()) ?? 'default')
  const ways: {
    [Type in TypeaheadEvent['type']]: (event: Extract<TypeaheadEvent, { type: Type }>) => Promise<unknown>
  } = {
    'query.changed': ({ query }) => field.fill(query),
    'query.restored': ({ query }) => goWithin(page, `${prefix()}/offer/${encodeURIComponent(query)}`),
    'query.cleared': () => page.getByRole('button', { name: 'Ryd søgning' }).click(),
    'query.submitted': () => field.evaluate((input: HTMLInputElement) => input.form?.requestSubmit()),
    'input.focused': () =>
      field.evaluate((input) => {
        input.blur()
        input.focus()
      }),
    'dropdown.dismissed': () => page.mouse.click(5, 700),
    // Playwright's own press would focus the field first, which opens the dropdown.
    'escape.pressed': () => field.dispatchEvent('keydown', { key: 'Escape' }),
    'route.changed': () =>
      goWithin(page, `${prefix()}${path().endsWith('/login') ? '/check-email' : '/login'}`),
    'locale.changed': ({ locale }) =>
      goWithin(page, `${prefixOf(locale)}${inCountry(path(), 'dk').slice('/dk'.length)}`),
    'screen.changed': ({ screen }) =>
      page.setViewportSize({ width: screen === 'desktop' ? 1280 : 900, height: 720 }),
    'ideas.loaded': ({ ideas }) => searches.answerIdeas(ideas),
    'term.chosen': ({ term }) => grid.getByRole('link', { name: term, exact: true }).click(),
    'cursor.moved': ({ to }) => field.press(keys[to]),
    'cursor.chosen': () => field.press('Enter'),
    'search.retry': () => page.getByRole('button', { name: 'Prøv igen' }).click(),
  }

  const perform = async ({ happening, emits }: Step) => {
    asked = searches.terms.length
    addresses.length = 0
    const website = emits.some(({ type }) => type === 'website.requested') && page.waitForEvent('popup')
    if (happening.kind === 'send') await send(happening)
    else if (happening.kind === 'after') await passTime(happening)
    else await settle(happening)
    if (website) await (await website).close()
    for (const event of emits) {
      if (event.type !== 'search.requested' || !('term' in event)) continue
      const address = `${prefix()}/offer/${event.term}`
      await expect.poll(() => addresses).toEqual([`${address}?tfsf=1`, address])
    }
  }
  const send = async ({ event, label }: Extract<Case, { kind: 'send' }>) => {
    const way = Object.entries(ways).find(([type]) => type === event.type)?.[1]
    if (!way) throw new Error(`the page has no way to do "${label}"`)
    await way(event as never)
  }
  const passTime = async ({ ms }: Extract<Case, { kind: 'after' }>) => {
    await page.clock.runFor(ms - 1)
    expect(searches.terms).toHaveLength(asked)
    await page.clock.runFor(1)
  }
  const settle = async (happening: Extract<Case, { kind: 'done' | 'fail' }>) => {
    if (happening.src !== 'searchOffers') throw new Error(`the page knows no actor "${happening.src}"`)
    if (happening.kind === 'done') await searches.answer(happening.output as TypeaheadResponse)
    else if (happening.error instanceof DOMException)
      await page.evaluate(() => dispatchEvent(new Event('test:cancel')))
    else {
      await searches.fail()
      await expect.poll(() => complaints.splice(0)).toContain('the server answered with status 500')
    }
  }

  const isClosed = async () => {
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('search [data-open], search[data-open]')).toHaveCount(0)
  }
  const holdsText = ({ context }: TypeaheadSnapshot) => expect(field).toHaveValue(context.query)
  const showsRows = async ({ context, tags }: TypeaheadSnapshot) => {
    const rows = rowsOf(context)
    await expect(field).toHaveAttribute('aria-expanded', String(rows.length > 0))
    await expect(page.locator('search [role=row]')).toHaveCount(rows.length)
    if (rows.length === 0) return
    await expect(grid).toHaveAttribute('aria-busy', String(tags.has('busy')))
    for (const row of rows) {
      if (row.kind === 'offer') await expect(grid).toContainText(displayName(row.offer))
      if (row.kind === 'all')
        await expect(page.getByRole('link', { name: `Vis alle (${row.total})` })).toBeVisible()
    }
    const active = page.locator('search [role=gridcell][aria-selected=true]')
    if (context.activeRow === null) await expect(active).toHaveCount(0)
    else await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    const cells = page
      .locator('search [role=row]')
      .nth(context.activeRow ?? 0)
      .locator('[role=gridcell]')
    if (context.activeRow !== null)
      await expect(cells.nth(context.activeCell)).toHaveAttribute('aria-selected', 'true')
  }

  const see: Driver<TypeaheadSnapshot>['see'] = {
    closed: async (expected) => {
      await isClosed()
      await holdsText(expected)
    },
    'open.tooShort': async (expected) => {
      await holdsText(expected)
      await expect(page.locator('search p').filter({ hasText: 'Skriv mindst 2 tegn' })).toBeVisible()
      await showsRows(expected)
      expect(searches.terms).toHaveLength(asked)
    },
    'open.debouncing': async (expected) => {
      await holdsText(expected)
      await showsRows(expected)
      expect(searches.terms).toHaveLength(asked)
    },
    'open.loading': async (expected) => {
      await holdsText(expected)
      const { locale, query } = expected.context
      await expect.poll(() => searches.addresses.at(-1)).toBe(`${locale}/${query}`)
      await showsRows(expected)
    },
    'open.results': showsRows,
    'open.empty': async (expected) => {
      const message = page.locator('search b').filter({ hasText: 'Ingen resultater for' })
      await expect(message).toHaveText(`Ingen resultater for ${expected.context.answer?.term}`)
      await expect(message).toBeVisible()
      await showsRows(expected)
    },
    'open.failed': async (expected) => {
      await expect(page.locator('search').getByText('Søgningen lykkedes ikke').first()).toBeVisible()
      await showsRows(expected)
    },
  }
  return { perform, see }
}
