import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/page-test.ts'

/** A page without its nonces, and with when its data was read: the same text is the same drawing. */
async function drawn(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers })
  const policy = answer.headers()['content-security-policy'] ?? ''
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? 'none'
  const html = await answer.text()
  return { nonce, html: html.replaceAll(nonce, ''), isOurs: html.includes(`nonce="${nonce}"`) }
}

test.describe('§8 server: kept pages', () => {
  for (const path of ['/', '/offer/kaffe', '/se/offer/kaffe', '/category/dagligvarer?id=1', '/post']) {
    test(`${path} is drawn once for two visitors, each with a nonce of their own`, async ({ request }) => {
      const [one, other] = [await drawn(request, path), await drawn(request, path)]
      expect([one.isOurs, other.isOurs, one.nonce === other.nonce, one.html === other.html]).toEqual([
        ...[true, true, false, true],
      ])
    })
  }

  test('a visitor who chose chains gets a page of their own', async ({ request }) => {
    const cookie = 'my-chains-dk=4'
    const all = await drawn(request, '/offer/kaffe')
    const [mine, again] = [
      await drawn(request, '/offer/kaffe', { cookie }),
      await drawn(request, '/offer/kaffe', { cookie }),
    ]
    expect([mine.html === all.html, again.html === mine.html]).toEqual([false, true])
  })

  test('a search that finds nothing is counted each time, so it is drawn each time', async ({ request }) => {
    const path = '/offer/qqzzxxww'
    const [one, other] = [await drawn(request, path), await drawn(request, path)]
    expect(one.html === other.html).toBe(false)
  })
})
