import { expect, test } from '../support/page-test.ts'

const forms = [
  'create',
  'check-product-exists',
  'add-product',
  'update-product',
  'remove-product',
  'set-mails',
  'renew-feed',
  'push/check',
  'push/subscribe',
  'push/unsubscribe',
]

test('§7.2 price agents answer at their addresses, with and without the slash, and lead nowhere else', async ({
  request,
}) => {
  for (const slash of ['', '/']) {
    const got = await request.get(`/api/price-agent/get${slash}`, { maxRedirects: 0 })
    expect({ status: got.status(), body: await got.json() }).toEqual({
      status: 401,
      body: { message: 'Unauthenticated.' },
    })
    for (const form of forms) {
      const posted = await request.post(`/api/price-agent/${form}${slash}`, { data: {}, maxRedirects: 0 })
      expect({ form, status: posted.status() }).toEqual({ form, status: 419 })
    }
  }
})

test('§4 price alerts: a feed is at its address without a country, and 404 at a void one', async ({
  request,
}) => {
  for (const form of ['rss', 'ics']) {
    const answer = await request.get(`/pricing-agent/feed/1.${'a'.repeat(43)}.${form}`, { maxRedirects: 0 })
    expect({ status: answer.status(), body: await answer.json() }).toEqual({
      status: 404,
      body: { message: 'Not found' },
    })
  }
})

test('§4 price alerts: the page behind a mail’s link that does not work says so, under our policy', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto('/api/price-agent/stop/1.2.x')
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()).toMatchObject({
    'content-security-policy': expect.stringContaining("form-action 'self'"),
    'referrer-policy': 'no-referrer',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket virker ikke')
  // The browser says in its console that the page is 404.
  complaints.length = 0
})
