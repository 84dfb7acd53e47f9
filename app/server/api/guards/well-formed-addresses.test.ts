import type { ServerRequest } from 'srvx'
import { expect, it } from 'vitest'
import { wellFormedAddresses } from './well-formed-addresses.ts'

async function answerTo(path: string) {
  const passed = () => new Response('passed on')
  const answer = await wellFormedAddresses(new Request(`http://localhost${path}`), passed)
  return {
    status: answer?.status,
    type: answer?.headers.get('content-type'),
    location: answer?.headers.get('location'),
    body: await answer?.text(),
  }
}

it.each(['/api/typeahead-search/dk/%E0%A4%A', '/api/chains/list/%zz'])(
  '%s of the API is 400 in JSON',
  async (path) => {
    expect(await answerTo(path)).toEqual({
      status: 400,
      type: 'application/json',
      location: null,
      body: '{"message":"The address is wrongly encoded"}',
    })
  },
)

it.each([
  ['/offer/100%', '/offer/100%25'],
  ['/se/offer/m%C3%A6lk%?sort=price', '/se/offer/m%C3%A6lk%25?sort=price'],
  ['/offer/%E0%A4%A', '/offer/%25E0%25A4%25A'],
  ['/offer/%E0%A4', '/offer/%25E0%25A4'],
  ['//elsewhere.example/%', '/elsewhere.example/%25'],
])('%s leads to %s, which is what was meant', async (path, location) => {
  expect(await answerTo(path)).toEqual({ status: 308, type: null, location, body: '' })
})

it.each(['/email/verify/%00/x', '/dk/reset-password?token=%00', '/api/typeahead-search/dk/ost%00'])(
  '§7 %s has a NUL, which is 400',
  async (path) => {
    expect((await answerTo(path)).status).toBe(400)
  },
)

it.each(['shop.example:99999', '1.2.3.4.5'])('the host %s, which cannot be, is 400 in JSON', async (host) => {
  const request = { url: `http://${host}/` } as ServerRequest
  const answer = await wellFormedAddresses(request, () => new Response('passed on'))
  expect([answer?.status, await answer?.text()]).toEqual([400, '{"message":"There is no such host"}'])
})

it('other addresses are passed on, also with percent signs, spaces and letters of any script', async () => {
  for (const path of ['/', '/offer/100%25', '/offer/m%C3%A6lk%20og%2Fss', '/offer/%F0%9F%8D%8C']) {
    expect((await answerTo(path)).body).toBe('passed on')
  }
})
