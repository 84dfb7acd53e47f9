import { expect, it } from 'vitest'
import { wellFormedAddresses } from './well-formed-addresses.ts'

async function answerTo(path: string) {
  const passed = () => new Response('passed on')
  const answer = await wellFormedAddresses(new Request(`http://localhost${path}`), passed)
  return { status: answer?.status, type: answer?.headers.get('content-type'), body: await answer?.text() }
}

it.each(['/api/typeahead-search/dk/%E0%A4%A', '/api/chains/list/%zz'])(
  '%s of the API is 400 in JSON',
  async (path) => {
    expect(await answerTo(path)).toEqual({
      status: 400,
      type: 'application/json',
      body: '{"message":"The address is wrongly encoded"}',
    })
  },
)

it('a page is 400 in text', async () => {
  expect(await answerTo('/offer/100%')).toEqual({
    status: 400,
    type: 'text/plain',
    body: 'The address is wrongly encoded\n',
  })
})

it('other addresses are passed on, also with percent signs, spaces and letters of any script', async () => {
  for (const path of [
    '/',
    '/offer/100%25',
    '/offer/m%C3%A6lk%20og%2Fss',
    '/offer/%00',
    '/offer/%F0%9F%8D%8C',
  ]) {
    expect((await answerTo(path)).body).toBe('passed on')
  }
})
