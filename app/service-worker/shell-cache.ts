import { keptUser } from '#app/device/device-storage.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'

/** What one build gives the worker: its files' addresses, and a name that changes with any of them. */
export type Shell = { version: string; files: readonly string[] }

const prefix = 'shell-'
/** Files of a build and, of no user, the pages drawn from them without a connection. */
export const nameOfCache = ({ version }: Shell) => prefix + version

/** The page that is shown without a connection, under a country's prefix. */
export const offlinePath = (country: Country) => `/${country}/offline`

/** The country whose offline page a device needs: its user's. */
export async function countryOfDevice(): Promise<Country | undefined> {
  return (await keptUser())?.country_registered_to
}

const assetsOf = (html: string) => html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []

/**
 * Keeps the page that is shown without a connection, drawn for nobody: a copy may be of no user. While a new version
 * rolls out the server may answer with another build's page, which is not kept, because its files are not.
 * @throws where there is no such page to be had.
 */
async function keepOfflinePage(shell: Shell, country: Country): Promise<void> {
  const path = offlinePath(country)
  const page = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
  if (!page.ok || page.redirected) throw new Error(`there is no page ${path}`)
  const html = await page.clone().text()
  if (!assetsOf(html).every((asset) => shell.files.includes(asset)))
    throw new Error(`the page ${path} is of another build`)
  const cache = await caches.open(nameOfCache(shell))
  await cache.put(path, page)
}

/** Keeps what this device needs without a connection, in a cache of its build's own. @throws where it is not all there. */
export async function fillCache(shell: Shell): Promise<void> {
  const cache = await caches.open(nameOfCache(shell))
  await cache.addAll([...shell.files])
  await keepCountry(shell)
}

/** Keeps the page of the country of the device's user, who may be another one than at installation. */
export async function keepCountry(shell: Shell): Promise<void> {
  const country = await countryOfDevice()
  const cache = await caches.open(nameOfCache(shell))
  if (country && !(await cache.match(offlinePath(country)))) await keepOfflinePage(shell, country)
}

/**
 * Lets go of the files of older builds but the one before: pages that are open go on with the files they name, which
 * the server may not have any more.
 */
export async function dropOldCaches(shell: Shell): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOfCache(shell))
  // Names come in the order they were made in.
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

/** A file of any build that is still kept, or a picture of the list; undefined where it is none. */
export function keptFile(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true })
}

/**
 * The offline page to show on an address: that of the device's user, else of the address, else any that is kept.
 * @returns its country; undefined where none is kept.
 */
export async function countryToShow(shell: Shell, asked: Country | undefined): Promise<Country | undefined> {
  const cache = await caches.open(nameOfCache(shell))
  for (const country of [await countryOfDevice(), asked, ...countries]) {
    if (country && (await cache.match(offlinePath(country)))) return country
  }
  return undefined
}
