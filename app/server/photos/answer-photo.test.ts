import { expect, it, vi } from 'vitest'
import { answerPhoto } from './answer-photo.ts'
import { photoAddress } from './photo-address.ts'

/** A shop inside a private network, which is never asked. */
const [, , , signature = '', address = ''] = photoAddress('http://127.0.0.1/coffee.jpg')?.split('/') ?? []

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
  const answer = await answerTo({ signature, address, width: '640' })
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
