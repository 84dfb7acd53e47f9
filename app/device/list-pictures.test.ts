import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { forgetPictures, keepPictures } from './list-pictures.ts'

const origin = 'https://shop.example'
let kept: string[] = []
let deleted: string[] = []

beforeEach(() => {
  kept = []
  deleted = []
  const cache = {
    keys: async () => kept.map((path) => new Request(origin + path)),
    delete: async ({ url }: Request) => {
      kept = kept.filter((path) => origin + path !== url)
    },
    add: async (path: string) => {
      if (path === '/pictures/gone.webp') throw new TypeError('the picture cannot be had')
      kept.push(path)
    },
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async (name: string) => deleted.push(name) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const listWith = (...imageUrls: (string | null)[]) => ({
  items: imageUrls.map((imageUrl) => ({ imageUrl }) as ShoppingListItem),
})

it('§4 waiting changes: a list’s pictures are cached once each, in a row’s size, and removed with their item', async () => {
  await keepPictures(
    listWith('/pictures/milk.webp', null, '/api/photos/signature/address', '/pictures/milk.webp'),
  )
  expect(kept).toEqual(['/pictures/milk.webp', '/api/photos/signature/address?w=640'])
  await keepPictures(listWith('/pictures/bread.webp', '/api/photos/signature/address'))
  expect(kept).toEqual(['/api/photos/signature/address?w=640', '/pictures/bread.webp'])
})

it('a picture that cannot be fetched does not stop the others', async () => {
  await keepPictures(listWith('/pictures/gone.webp', '/pictures/bread.webp'))
  expect(kept).toEqual(['/pictures/bread.webp'])
})

it('bad input: the first hundred pictures of a list of 1,000 items are cached', async () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `/pictures/${index}.webp`)
  await keepPictures(listWith(...paths))
  expect(kept).toEqual(paths.slice(0, 100))
})

it('all pictures are removed when the shopper is forgotten', async () => {
  await forgetPictures()
  expect(deleted).toEqual(['list-pictures'])
})
