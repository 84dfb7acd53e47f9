import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { answerPhoto } from './answer-photo.ts'
import { photoAddress } from './photo-address.ts'

process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'photos-'))

/** A shop inside a private network, which is never asked. */
const shop = 'http://127.0.0.1/coffee.jpg'
const [, , , signature = '', address = ''] = photoAddress(shop)?.split('/') ?? []

// It is kept already in 640 pixels.
const name = createHash('sha256').update(shop).digest('base64url')
await mkdir(join(process.env.DATA_DIR, 'photos'))
for (const format of ['avif', 'webp'])
  await writeFile(join(process.env.DATA_DIR, 'photos', `${name}-640.${format}`), `kept as ${format}`)

async function answerTo(question: Parameters<typeof answerPhoto>[0]) {
  const answer = await answerPhoto(question)
  return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() }
}

it.each(['641', '0', '640.5', '', null])('§9 image widths: %s is not one of them', async (width) => {
  expect(await answerTo({ signature, address, width })).toEqual({
    status: 400,
    location: null,
    body: '{"message":"w must be one of 640, 750, 828, 1080, 1200, 1920, 2048, 3840"}',
  })
})

it('knows no photograph that was not signed here', async () => {
  expect(await answerTo({ signature: 'AAAAAAAAAAAAAAAA', address, width: '640' })).toEqual({
    status: 404,
    location: null,
    body: '{"message":"Not found"}',
  })
})

it('§3 preview: a placeholder stands where a photograph cannot be had, and the log says why without its address', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const answer = await answerTo({ signature, address, width: '750' })
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  expect(answer).toEqual({ status: 302, location: '/placeholder.svg', body: '' })
  expect(lines).toEqual([
    {
      time: expect.any(String),
      level: 'warn',
      message: 'photo refused',
      host: '127.0.0.1',
      reason: expect.stringContaining('is not allowed'),
    },
  ])
})

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  [undefined, 'webp'],
])('§3 preview: for %s it is %s, and a cache is told that this depends on it', async (accept, format) => {
  const answer = await answerPhoto({ signature, address, width: '640', accept })
  expect({ body: await answer.text(), headers: Object.fromEntries(answer.headers) }).toEqual({
    body: `kept as ${format}`,
    headers: {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    },
  })
})
