import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { imageSources } from '#app/domain/offers/photos.ts'

/** Of one list, that of who used the device last; the service worker answers from it. */
const cacheName = 'list-pictures'
/** Some megabytes of photographs; a longer list has its first ones. */
const mostPictures = 100

const pathOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/**
 * Keeps the pictures of a list for where there is no connection, and lets go of those of no item. One that cannot be had
 * now is asked for again with the next list.
 */
export async function keepPictures({ items }: Pick<ShoppingList, 'items'>): Promise<void> {
  const paths = items.flatMap(({ imageUrl }) => (imageUrl === null ? [] : [imageSources(imageUrl).src]))
  const wanted = new Set(paths.slice(0, mostPictures))
  const cache = await caches.open(cacheName)
  const kept = await cache.keys()
  const unwanted = kept.filter((request) => !wanted.has(pathOf(request)))
  const missing = wanted.difference(new Set(kept.map(pathOf)))
  await Promise.allSettled([
    ...unwanted.map((request) => cache.delete(request)),
    ...[...missing].map((path) => cache.add(path)),
  ])
}

/** Lets go of all pictures of a list. A page that is not served securely has no cache, and kept none. */
export async function forgetPictures(): Promise<void> {
  await globalThis.caches?.delete(cacheName)
}
