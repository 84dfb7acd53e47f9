import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import { imageSources } from '#app/domain/offers/photos.ts'

/** Holds the pictures of one list, the one of the last user of the device. The service worker answers from it. */
const cacheName = 'list-pictures'
/** Some megabytes of photographs. Of a longer list only the first ones are cached. */
const mostPictures = 100

const pathOf = ({ url }: Request) => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/**
 * Caches the pictures of a list for use without a connection and deletes those that no item shows any more. A picture
 * that could not be fetched is tried again with the next list.
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

/** Deletes all cached pictures. A page that is not served securely has no cache, so nothing was kept. */
export async function forgetPictures(): Promise<void> {
  await globalThis.caches?.delete(cacheName)
}
