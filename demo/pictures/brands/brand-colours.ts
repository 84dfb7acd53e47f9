import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import * as v from 'valibot'
import type { Palette } from '../drawing/look.ts'
import { brandSlug } from './brand-slug.ts'

const colour = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/, 'must be a colour such as #1B1B1B'))
const rows = v.array(
  v.object({ brand: v.pipe(v.string(), v.nonEmpty()), body: colour, band: colour, cap: colour }),
)

let known: ReadonlyMap<string, Palette> | undefined

/**
 * The colours that recall a well-known brand's packaging (`demo/brands.csv`), or undefined where it is not listed.
 * @throws ValiError where a row is not a brand and three colours.
 */
export function brandColours(brand: string): Palette | undefined {
  known ??= new Map(
    v
      .parse(rows, parse(readFileSync('demo/brands.csv'), { columns: true, bom: true }))
      .map(({ brand: name, ...colours }) => [brandSlug(name), colours]),
  )
  return known.get(brandSlug(brand))
}
