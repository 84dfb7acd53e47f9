import { expect, test } from '@playwright/test'

/** The input of Start's client for a country, in its own format (seroval). */
const inputOf = (country: string) =>
  JSON.stringify({
    t: {
      t: 10,
      i: 0,
      p: { k: ['data'], v: [{ t: 10, i: 1, p: { k: ['country'], v: [{ t: 1, s: country }] }, o: 0 }] },
      o: 0,
    },
    f: 63,
    m: [],
  })

const asking = (payload: string) => `/_serverFn/getShell?${new URLSearchParams({ payload })}`

const notFound = { status: 404, body: { message: 'Not found' } }
const unreadable = { status: 400, body: { message: 'The request cannot be read' } }

const answers = [
  ['/_serverFn/', notFound],
  ['/_serverFn/?payload={', notFound],
  ['/_server%46n/', notFound],
  ['/_serverFn/%20', notFound],
  ['/_serverFn/nope', notFound],
  ['/_serverFn/__proto__', notFound],
  ['/_serverFn/constructor', notFound],
  ['/_serverFn/getShell/more', notFound],
  [asking('{'), unreadable],
  [asking('{}'), unreadable],
  [asking('null'), unreadable],
  [asking('{"t":99}'), unreadable],
  ['/_serverFn/getShell', unreadable],
  [asking(inputOf('xx')), unreadable],
] as const

test.describe('bad input: requests that are not valid calls of a server function', () => {
  for (const [path, expected] of answers) {
    test(`${path} is ${expected.status} in JSON`, async ({ request }) => {
      const answer = await request.get(path, {
        headers: { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' },
      })
      const { 'content-type': type, 'cache-control': keep } = answer.headers()
      const answered = { status: answer.status(), type, keep, body: JSON.parse(await answer.text()) }
      expect(answered).toEqual({ ...expected, type: 'application/json', keep: 'no-store' })
    })
  }

  test('a form, or a client that is not Start’s, is 400 in JSON', async ({ request }) => {
    const sameOrigin = { 'sec-fetch-site': 'same-origin' }
    for (const headers of [sameOrigin, { ...sameOrigin, 'content-type': 'multipart/form-data' }]) {
      const answer = await request.get('/_serverFn/getSession', { headers })
      expect({ status: answer.status(), body: JSON.parse(await answer.text()) }).toEqual(unreadable)
    }
  })

  test('a request without the headers of our pages is always 404 or 403', async ({ request }) => {
    expect((await request.get('/_serverFn/')).status()).toBe(404)
    expect((await request.get('/_serverFn/nope')).status()).toBe(403)
  })

  test('an existing country has its shell', async ({ request }) => {
    const answer = await request.get(asking(inputOf('dk')), { headers: { 'sec-fetch-site': 'same-origin' } })
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Dagligvarer')
  })
})
