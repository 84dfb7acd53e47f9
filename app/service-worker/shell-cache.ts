import { keptUser } from '#app/device/device-storage.ts'
import { type Country, countries } from '#app/domain/locale/locales.ts'

/** The worker's part of a build: its files' addresses, and a version that changes with any of them. */
export type Shell = { version: string; files: readonly string[] }

const prefix = 'shell-'
/** The cache of a build's files and offline pages; the pages are rendered without a user. */
export const nameOfCache = ({ version }: Shell) => prefix + version

/** The path of the offline page under a country's prefix. */
export const offlinePath = (country: Country) => `/${country}/offline`

/** The country of the device's user; undefined if there is no user. */
export async function countryOfDevice(): Promise<Country | undefined> {
  return (await keptUser())?.country_registered_to
}

const assetsOf = (html: string) => html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []

/**
 * Caches the offline page, requested without cookies, because the copy must not contain a user's data. During a rollout
 * the server may answer with the page of another build. That page is not cached, because its files are not.
 * @throws if the page cannot be fetched or is of another build.
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

/** Caches what this device needs without a connection, in its build's cache. @throws if a file cannot be fetched. */
export async function fillCache(shell: Shell): Promise<void> {
  const cache = await caches.open(nameOfCache(shell))
  await cache.addAll([...shell.files])
  await keepCountry(shell)
}

/** Caches the offline page for the country of the device's user, who may have changed since installation. */
export async function keepCountry(shell: Shell): Promise<void> {
  const country = await countryOfDevice()
  const cache = await caches.open(nameOfCache(shell))
  if (country && !(await cache.match(offlinePath(country)))) await keepOfflinePage(shell, country)
}

/**
 * Deletes the caches of older builds except the previous one: open pages still load that build's files, which the server
 * may no longer have.
 */
export async function dropOldCaches(shell: Shell): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOfCache(shell))
  // Cache names are listed in the order of creation.
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

/** A cached file of any build, or a cached picture of the list; undefined if it is neither. */
export function keptFile(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true })
}

/**
 * Which cached offline page to show: that of the device's user, else of the requested address, else any other.
 * @returns its country; undefined if no offline page is cached.
 */
export async function countryToShow(shell: Shell, asked: Country | undefined): Promise<Country | undefined> {
  const cache = await caches.open(nameOfCache(shell))
  for (const country of [await countryOfDevice(), asked, ...countries]) {
    if (country && (await cache.match(offlinePath(country)))) return country
  }
  return undefined
}
