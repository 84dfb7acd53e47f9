import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '../support/page-test.ts'
import { dist, firstOf } from './late-files.ts'

const fileIn = (file: string) => `${dist}/client/${file}`

/** The files of a page's first load whose names end like this, without fonts and pictures. */
const firstFiles = (route: string, ending: '.js' | '.css') =>
  [...firstOf(route)].filter((file) => file?.endsWith(ending)) as string[]

/** What the server sends of a file to a browser that accepts Brotli, in bytes. */
const sentBytes = (file: string) =>
  statSync(existsSync(`${fileIn(file)}.br`) ? `${fileIn(file)}.br` : fileIn(file)).size

const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + sentBytes(file), 0) / 1000

/**
 * What a page may load first, in kilobytes of Brotli (docs/decisions/044). What exceeds it is found by the chunks of
 * `dist/manifest.json`; a higher budget needs a reason in that decision.
 */
const budgets: Record<string, { scripts: number; styles: number }> = {
  'index.tsx': { scripts: 127, styles: 15 },
  'offer/index.tsx': { scripts: 133, styles: 15 },
  'offer/$term.tsx': { scripts: 133, styles: 15 },
  'single/$id.tsx': { scripts: 130.5, styles: 15 },
  'category/$slug.tsx': { scripts: 129.5, styles: 15 },
  'page/$slug.tsx': { scripts: 113, styles: 15 },
  'post/$slug.tsx': { scripts: 127.5, styles: 29.5 },
  'partner/index.tsx': { scripts: 121.5, styles: 29.5 },
  'participate.tsx': { scripts: 139.5, styles: 29.5 },
  'pricing-agent.tsx': { scripts: 157, styles: 29.5 },
  'login.tsx': { scripts: 159, styles: 29.5 },
}

/** A build with mutants is larger, and no page for shoppers. */
const checked = process.env.SERVED_BUILD === undefined ? budgets : {}

test.describe('§8 the first load', () => {
  for (const [route, { scripts, styles }] of Object.entries(checked))
    test(`of ${route} is no larger than its budget`, () => {
      expect(kilobytes(firstFiles(route, '.js')), 'scripts').toBeLessThanOrEqual(scripts)
      expect(kilobytes(firstFiles(route, '.css')), 'styles').toBeLessThanOrEqual(styles)
    })

  test('has no XState and nothing that asks server functions, on pages on which shoppers land', () => {
    const late = { xstate: 'xstate.init', 'server functions': 'x-tsr-serverFn' }
    const landing = ['index.tsx', 'offer/$term.tsx', 'single/$id.tsx', 'category/$slug.tsx', 'post/$slug.tsx']
    const found = landing.flatMap((route) =>
      firstFiles(route, '.js').flatMap((file) => {
        const code = readFileSync(fileIn(file), 'utf8')
        return Object.entries(late).flatMap(([name, word]) =>
          code.includes(word) ? [`${route}: ${name}`] : [],
        )
      }),
    )
    expect(found).toEqual([])
  })
})
