import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { eq, like } from 'drizzle-orm'
import { type Day, dayIn } from '#app/domain/locale/dates.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'
import type { Database, Queryable } from '../db/database.ts'
import { products } from '../db/schema/products.ts'
import { dataState } from '../db/schema/state.ts'
import { importOffers } from '../import/import-offers.ts'
import type { ImportRow } from '../import/row/source-row.ts'
import { log } from '../log.ts'
import { weeksMissing } from './generate/chain-weeks.ts'
import { offersOfWeek } from './generate/generate-offers.ts'
import { type Assortment, planAssortments } from './generate/plan-assortments.ts'
import { loadCategories } from './load-categories.ts'
import { loadPartners } from './load-partners.ts'
import { loadPlacements } from './load-placements.ts'
import { readCatalogue } from './read-catalogue.ts'

const stateKey = 'demo'

/**
 * The state of the demo in the database: a hash of the tables that it was made from, and the day on which each country
 * was last topped up.
 */
type DemoState = { tables: string; filledOn: Partial<Record<Country, Day>> }

async function readState(database: Queryable): Promise<DemoState | undefined> {
  const [row] = await database.orm.select().from(dataState).where(eq(dataState.key, stateKey))
  return row?.value as DemoState | undefined
}

async function writeState(database: Queryable, state: DemoState): Promise<void> {
  await database.orm
    .insert(dataState)
    .values({ key: stateKey, value: state })
    .onConflictDoUpdate({ target: dataState.key, set: { value: state } })
}

/** A hash of the tables and of the code that draws their pictures. */
function hashOfTables(folder: string): string {
  const hash = createHash('sha256')
  const files = globSync(`${folder}/**/*.{csv,ts}`).filter((file) => !file.endsWith('.test.ts'))
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Imports keep a product's picture, but one that was drawn for earlier tables may not exist any more. */
async function forgetPictures({ orm }: Queryable): Promise<void> {
  await orm.update(products).set({ imageUrl: null }).where(like(products.imageUrl, '/pictures/%'))
}

/** A country whose demo has not been topped up today. */
type Behind = { country: Country; today: Day; filledOn: Day | undefined }

/** The countries that lack a day's offers. */
function countriesBehind(state: DemoState | undefined, tables: string, moment: Date): Behind[] {
  return countries
    .map((country) => ({
      country,
      today: dayIn(country, moment),
      filledOn: state?.tables === tables ? state.filledOn[country] : undefined,
    }))
    .filter(({ today, filledOn }) => today !== filledOn)
}

function* rowsOf(plans: { behind: Behind; assortments: Assortment[] }[]): Generator<ImportRow[]> {
  let line = 0
  for (const { behind, assortments } of plans) {
    for (const assortment of assortments) {
      for (const week of weeksMissing(assortment.chain.weekday, behind.today, behind.filledOn)) {
        yield offersOfWeek(assortment, week).map((offer) => ({
          line: ++line,
          content: offer.id ?? '',
          offer,
        }))
      }
    }
  }
}

/**
 * Loads what the demo lacks at this moment: first the whole catalogue with a year of past offers, later the weeks since
 * then, and each day's placements. Does nothing if every country is up to date. Offers of other sources are not
 * changed, and none is deleted.
 * @param folder the folder of the tables, relative to the project's root.
 * @param keepsTables the catalogue of other tables counts as loaded: that of a running process whose version is being
 *   replaced, which would else load its own in turns with the new one.
 * @returns the countries that were topped up.
 */
export async function topUpDemo(
  database: Database,
  moment: Date,
  { folder = 'demo', keepsTables = false } = {},
): Promise<Country[]> {
  const state = await readState(database)
  const tables = state && keepsTables ? state.tables : hashOfTables(folder)
  const plans = countriesBehind(state, tables, moment).map((behind) => {
    const catalogue = readCatalogue(behind.country, folder)
    return { behind, catalogue, assortments: planAssortments(catalogue) }
  })
  if (plans.length === 0) return []

  const start = performance.now()
  if (state && state.tables !== tables) await forgetPictures(database)
  for (const { catalogue } of plans) await loadCategories(database, catalogue)
  const counts = await importOffers(database, rowsOf(plans), {
    now: moment,
    onSetAside: ({ content, rejection }) =>
      log('error', 'a demo offer was set aside', { content, ...rejection }),
  })
  const filledOn = state?.tables === tables ? { ...state.filledOn } : {}
  for (const { behind, catalogue, assortments } of plans) {
    await loadPartners(database, catalogue)
    await loadPlacements(database, behind.country, assortments, behind.today)
    filledOn[behind.country] = behind.today
  }
  await writeState(database, { tables, filledOn })
  const milliseconds = Math.round(performance.now() - start)
  log('info', 'demo topped up', { countries: Object.keys(filledOn), ...counts, milliseconds })
  return plans.map(({ behind }) => behind.country)
}
