import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { avif50Megapixels } from '#tests/fixtures/large-avif.ts'
import { openPhotos } from './open-photos.ts'

const photograph = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#7a4' } })
  .jpeg()
  .toBuffer()
const url = new URL('https://shop.example/coffee.jpg')
const webp = (width: number) => ({ width, format: 'webp' as const })

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
  expect(await sizeOf(await photos.show(url, webp(640)))).toEqual({ format: 'webp', width: 640, height: 320 })
  expect(await sizeOf(await photos.show(url, webp(3840)))).toEqual({
    format: 'webp',
    width: 1600,
    height: 800,
  })
})

it('§3 preview: is AVIF for who takes it, upright and no wider than asked, and both formats are kept', async () => {
  const photos = open(photograph)
  const small = await photos.show(url, { width: 640, format: 'avif' })
  expect(await sizeOf(small)).toEqual({ format: 'heif', width: 640, height: 320 })
  await photos.show(url, webp(640))
  const kept = open(new Error('the shop is closed'))
  expect(await kept.show(url, { width: 640, format: 'avif' })).toEqual(small)
  expect(await sizeOf(await kept.show(url, webp(640)))).toMatchObject({ format: 'webp' })
})

it('a shop that hangs stalls no other, and who finds too many waiting is answered at once', async () => {
  const photos = openPhotos({
    folder,
    maximumBytes: 1_000_000,
    onRefusal: (_, reason) => refused.push(String(reason)),
    fetch: ({ host }) => (host === 'hangs.example' ? new Promise(() => {}) : Promise.resolve(photograph)),
  })
  const hanging = (name: number) => photos.show(new URL(`https://hangs.example/${name}.jpg`), webp(640))
  for (let name = 0; name < 23; name++) void hanging(name)
  expect(await sizeOf(await photos.show(url, webp(640)))).toMatchObject({ width: 640 })
  expect([await hanging(23), refused]).toEqual([undefined, []])
})

it('fetches and resizes once for all who ask at the same time, and keeps it over a restart', async () => {
  const photos = open(photograph)
  const [first, second] = await Promise.all([photos.show(url, webp(640)), photos.show(url, webp(640))])
  expect(second).toEqual(first)
  expect(await open(new Error('the shop is closed')).show(url, webp(640))).toEqual(first)
  expect(fetched).toEqual([url.href])
})

it('does not ask a shop again for five minutes that had nothing to show', async () => {
  const photos = open(new Error('the shop answered 500'))
  const first = await photos.show(url, webp(640))
  time = 299_999
  const second = await photos.show(url, webp(640))
  time = 300_000
  const third = await photos.show(url, webp(640))
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
  ['an AVIF of 50 megapixels', avif50Megapixels, 'NotAPhotoError: more than 12000000 pixels of heif'],
  ['half a photograph', photograph.subarray(0, 300), 'NotAPhotoError: the bytes are no photograph'],
])('shows nothing for %s', async (_, content, reason) => {
  expect(await open(content).show(url, webp(640))).toBe(undefined)
  expect(refused).toEqual([reason])
})

/** Four large AVIFs at the same time, in a process of their own, which says how many megabytes it took. */
const fourLargeOnes = `
import { avif12Megapixels } from '#tests/fixtures/large-avif.ts'
import { resizePhoto } from '#app/server/photos/resize-photo.ts'
const as = { width: 640, format: 'webp' }
await Promise.all([1, 2, 3, 4].map(() => resizePhoto(avif12Megapixels, as)))
console.log(Math.round(process.resourceUsage().maxRSS / 1024))`

it('decodes large AVIFs one after the other, in less than 500 MB', async () => {
  const program = ['--input-type=module', '--eval', fourLargeOnes]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  expect(Number(stdout)).toBeLessThan(500)
})
