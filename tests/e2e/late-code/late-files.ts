import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { listButton, panelOf } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'

type Entry = {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** The build that is served: the ordinary one, or the one with mutants. */
export const dist = process.env.SERVED_BUILD ?? 'dist'

const manifest: Record<string, Entry> = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'))
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
export const firstOf = (route: string): Set<string | undefined> =>
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

const machines = entries.flatMap(([key, { name }]) => (name === 'tab' ? [key] : []))

/** The file of the machines of the tab. */
export const machinesFile: string | undefined = machines.map((key) => manifest[key]?.file)[0]

/** The file of the machines of the tab, and all files that it imports. */
const filesOfMachines = filesOf(closureOf(machines))

/** The file of what asks server functions: without it no other page can be loaded but by the browser. */
export const functionsFile = lateFileOf(
  'node_modules/@tanstack/start-client-core/dist/esm/client-rpc/serverFnFetcher.js',
)

const allowed = { machines: filesOfMachines, functions: new Set([functionsFile]) }

/**
 * Refuses late files. In turn: of those that an attempt asks for, one that had no turn yet, so that each attempt fails because
 * of another one. All: every one.
 */
export class LateFiles {
  /** All files that were refused. */
  readonly refused = new Set<string>()
  private readonly hadTheirTurn = new Set<string>()
  /** What is never refused: what the page loads first, and what is allowed. */
  private readonly first: Set<string | undefined>
  private current: string | undefined
  private refuses: 'none' | 'in turn' | 'all' = 'none'

  private constructor(first: Set<string | undefined>) {
    this.first = first
  }

  /**
   * @param route the file of the route whose pages are walked.
   * @param allows what is not refused either: the machines of the tab, or what asks server functions.
   */
  static async on(page: Page, route: string, allows?: keyof typeof allowed): Promise<LateFiles> {
    const files = new LateFiles(firstOf(route).union(allows ? allowed[allows] : new Set()))
    await page.route('**/assets/**', (route) => {
      const { pathname } = new URL(route.request().url())
      return files.isRefused(pathname) ? route.abort() : route.continue()
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

export const search = (page: Page) => page.getByRole('combobox', { name: 'Søg efter varer og tilbud' })
export const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Vi kunne ikke hente det' })
export const retry = (page: Page) => missing(page).getByRole('button', { name: 'Prøv igen' })
/** The same button while it tries. */
export const retrying = (page: Page) => missing(page).getByRole('button', { name: 'Henter …' })

/** Checks that the page is there, and that the keyboard passes through what says that something is missing. */
export async function expectPageAround(page: Page, heading: string): Promise<void> {
  await expectContent(page, heading)
  // Within a modal it does not take the focus from where it is.
  await retry(page).focus()
  await page.keyboard.press('Tab')
  await expect(retry(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(retry(page)).toBeFocused()
}

/** Checks that the page is there: its content, its search, the keyboard, and the list. */
export async function expectPage(page: Page, heading: string): Promise<void> {
  await expectContent(page, heading)
  await expectSearchAndList(page)
}

/** Checks that one can type in the search box, move on with the keyboard, and open and close the list. */
export async function expectSearchAndList(page: Page): Promise<void> {
  await search(page).fill('')
  await search(page).pressSequentially('te')
  await expect(search(page)).toHaveValue('te')
  await page.keyboard.press('Tab')
  await expect(search(page)).not.toBeFocused()
  await page.keyboard.press('Escape')
  if ((await listButton(page).getAttribute('aria-expanded')) === 'false')
    await listButton(page).press('Enter')
  await expect(panelOf(page).getByRole('heading').first()).toBeVisible()
  await panelOf(page).getByRole('button').first().press('Escape')
  await expect(panelOf(page).getByRole('heading')).toHaveCount(0)
}

async function expectContent(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByRole('heading', { name: 'Siden kunne ikke vises' })).toHaveCount(0)
}

/**
 * How the browser tells of a file that was refused, that the server does not have, and that it cannot ask for, and of a
 * visitor's question who is logged in; and the router of the code of a page.
 */
export const toldOf = {
  refused: 'Failed to load resource: net::ERR_FAILED',
  gone: 'Failed to load resource: the server responded with a status of 404 (Not Found)',
  visitor: 'Failed to load resource: the server responded with a status of 401 ()',
  offline: 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED',
  page: 'TypeError: late code: Failed to fetch dynamically imported module: <file>',
}

/** Checks that the page complained of nothing else than this, however often; stacks are left out. */
export function expectComplaints(complaints: string[], ...texts: string[]): void {
  const told = complaints.splice(0).map((text) => text.replace(/\n.*/s, '').replace(/http\S+/, '<file>'))
  expect([...new Set(told)].toSorted()).toEqual(texts.toSorted())
}

/** The documents that the page has loaded from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const built = new Set(readdirSync(`${dist}/client/assets`))
/** Hashes of scripts have 7 letters, those of other files 8. */
const hashedName = /([\w.-]+-)([\w-]{7}(?=\.js)|[\w-]{8}(?=\.(?:css|woff2|svg)))(\.(?:js|css|woff2|svg))/g

/** The name of a file with another hash, and of that one the first name again. */
const rehash = (name: string) =>
  name.replace(hashedName, (_, start, hash: string, end) => start + [...hash].reverse().join('') + end)

const rehashAll = (text: string) =>
  text.replace(hashedName, (name) => (built.has(name) ? rehash(name) : name))

/**
 * Deploys a build whose files have other hashes: pages that are loaded from now on name those, and the files of the page
 * that is open are gone. @returns the sources of the files that the next pages ask for, by the names of this build.
 */
export async function deployOtherHashes(page: Page): Promise<Set<string>> {
  const asked = new Set<string>()
  await page.route('**/*', async (route) => {
    const request = route.request()
    const name = new URL(request.url()).pathname.match(/^\/assets\/(.+)$/)?.[1]
    if (request.isNavigationRequest()) {
      const response = await route.fetch()
      return route.fulfill({ response, body: rehashAll(await response.text()) })
    }
    if (!name || !(built.has(name) || built.has(rehash(name)))) return route.fallback()
    if (!built.has(rehash(name))) return route.fulfill({ status: 404 })
    asked.add(`assets/${rehash(name)}`)
    const response = await route.fetch({ url: request.url().replace(name, rehash(name)) })
    if (!/\.(js|css)$/.test(name)) return route.fulfill({ response })
    return route.fulfill({ response, body: rehashAll(await response.text()) })
  })
  return asked
}
