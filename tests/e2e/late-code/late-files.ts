import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '../support/page-test.ts'

type Entry = {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}

const manifest: Record<string, Entry> = JSON.parse(readFileSync('dist/manifest.json', 'utf8'))
const entries = Object.entries(manifest)

/** The names of a chunk and of all that it imports. */
function closureOf(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue
    found.add(name)
    closureOf(manifest[name]?.imports ?? [], found)
  }
  return found
}

const filesOf = (names: Iterable<string>) =>
  new Set(
    [...names].flatMap((name) => [
      manifest[name]?.file,
      ...(manifest[name]?.css ?? []),
      ...(manifest[name]?.assets ?? []),
    ]),
  )

/** What a page of a route loads first. */
const firstOf = (route: string) =>
  filesOf(
    closureOf(
      entries
        .filter(
          ([name, { isEntry }]) =>
            isEntry || name === `app/routes/{-$locale}/_app/${route}?tsr-split=component`,
        )
        .map(([name]) => name),
    ),
  )

/** The parts of the page that come late, by the file of their source. */
export const lateParts: Record<string, string> = Object.fromEntries(
  entries.flatMap(([, { src, file, isDynamicEntry }]) =>
    isDynamicEntry && src?.startsWith('app/features/') && src.endsWith('.tsx') ? [[src, file]] : [],
  ),
)

/** The file of a source that is loaded late. */
export function lateFileOf(source: string): string {
  const file = manifest[source]?.file
  if (!file) throw new Error(`the build has no file of ${source}`)
  return file
}

export type Refusal = 'abort' | 404

/**
 * Refuses late files. In turn: of those that an attempt asks for, one that had no turn yet, so that each attempt fails because
 * of another one. All: every one.
 */
export class LateFiles {
  /** All files that were refused. */
  readonly refused = new Set<string>()
  private readonly hadTheirTurn = new Set<string>()
  /** What the page loads first, which is never refused. */
  private readonly first: Set<string | undefined>
  private current: string | undefined
  private refuses: 'none' | 'in turn' | 'all' = 'none'

  private constructor(first: Set<string | undefined>) {
    this.first = first
  }

  /** @param route the file of the route whose pages are walked. */
  static async on(page: Page, how: Refusal, route: string): Promise<LateFiles> {
    const files = new LateFiles(firstOf(route))
    await page.route('**/assets/**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (!files.isRefused(pathname)) return route.continue()
      return how === 'abort' ? route.abort() : route.fulfill({ status: how })
    })
    return files
  }

  /** @param first the file whose turn it is. */
  refuse(which: 'none' | 'in turn' | 'all', first?: string): void {
    this.refuses = which
    this.current = first && `/${first}`
  }

  private isRefused(path: string): boolean {
    if (this.refuses === 'none' || !/\.(js|css)$/.test(path) || this.first.has(path.slice(1))) return false
    if (this.refuses === 'in turn') {
      if (!this.current && !this.hadTheirTurn.has(path)) this.current = path
      if (path !== this.current) return false
      this.hadTheirTurn.add(path)
    }
    this.refused.add(path)
    return true
  }
}

export const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Vi kunne ikke hente det' })
export const retry = (page: Page) => missing(page).getByRole('button', { name: 'Prøv igen' })

/** Checks that the page is there: its content, its search, and the keyboard. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('heading', { name: 'Siden kunne ikke vises' })).toHaveCount(0)
}
