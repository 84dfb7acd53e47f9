import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { openPhotos } from './open-photos.ts'

const photograph = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#7a4' } })
  .jpeg()
  .toBuffer()
const url = new URL('https://shop.example/coffee.jpg')

let folder = ''
let fetched: string[] = []
let refused: string[] = []
let time = 0
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  fetched = []
  refused = []
  time = 0
})

const open = (content: Buffer | Error) =>
  openPhotos({
    folder,
    maximumBytes: 1_000_000,
    now: () => time,
    onRefusal: (_, reason) => refused.push(String(reason)),
    fetch: async ({ href }) => {
      fetched.push(href)
      if (content instanceof Error) throw content
      return content
    },
  })

async function sizeOf(photo: Buffer | undefined) {
  const { format, width, height } = await sharp(photo).metadata()
  return { format, width, height }
}

it('§9 image widths: a photograph is served as wide as asked, and never wider than it is', async () => {
  const photos = open(photograph)
  expect(await sizeOf(await photos.show(url, 640))).toEqual({ format: 'webp', width: 640, height: 320 })
  expect(await sizeOf(await photos.show(url, 3840))).toEqual({ format: 'webp', width: 1600, height: 800 })
})

it('fetches and resizes once for all who ask at the same time, and keeps it over a restart', async () => {
  const photos = open(photograph)
  const [first, second] = await Promise.all([photos.show(url, 640), photos.show(url, 640)])
  expect(second).toEqual(first)
  expect(await open(new Error('the shop is closed')).show(url, 640)).toEqual(first)
  expect(fetched).toEqual([url.href])
})

it('does not ask a shop again for five minutes that had nothing to show', async () => {
  const photos = open(new Error('the shop answered 500'))
  const first = await photos.show(url, 640)
  time = 299_999
  const second = await photos.show(url, 640)
  time = 300_000
  const third = await photos.show(url, 640)
  expect([first, second, third]).toEqual([undefined, undefined, undefined])
  expect({ fetched, refused }).toEqual({
    fetched: [url.href, url.href],
    refused: ['Error: the shop answered 500', 'Error: the shop answered 500'],
  })
})

it.each([
  ['a text', Buffer.from('<h1>Not found</h1>'), 'NotAPhotoError: the bytes are no photograph'],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'NotAPhotoError: svg is no format of photographs',
  ],
  ['half a photograph', photograph.subarray(0, 300), 'NotAPhotoError: the bytes are no photograph'],
])('shows nothing for %s', async (_, content, reason) => {
  expect(await open(content).show(url, 640)).toBe(undefined)
  expect(refused).toEqual([reason])
})
