import { vi } from 'vitest'
import { Route as report } from '#app/routes/api/offer-report.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'
import type { Database } from '#app/server/db/database.ts'
import { importOffers } from '#app/server/import/import-offers.ts'
import type { OfferInput } from '#app/server/import/offer/check-offer.ts'
import { answerRoutes, handlersOf } from '../answer-routes.ts'
import { rowsOf } from '../import/rows-of.ts'

const answer = answerRoutes({ '/api/offer-report': handlersOf(report) })

/** A browser without an account, from an address. */
export type Visit = { cookie: string; token: string; address: string }

/** A visit with the cookies that a page gives it. @param address the last of the four numbers of its address. */
export function visitFrom(address: number): Visit {
  const cookies = csrfCookies(new Request('http://127.0.0.1:3000/'), undefined)
  const pairs = cookies.map((cookie) => cookie.split(';')[0] ?? '')
  const token = decodeURIComponent(pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11) ?? '')
  return { cookie: pairs.join('; '), token, address: `192.0.2.${address}` }
}

/** Sends a report as the page does. */
export async function sendReport(
  { cookie, token, address }: Visit,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown; retryAfter: string | null }> {
  const request = new Request('http://127.0.0.1:3000/api/offer-report', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': address, 'user-agent': 'Mosaic/0.9' },
      ...{ cookie, 'x-xsrf-token': token, ...headers },
    },
  })
  const answered = await answer(request)
  const text = await answered.text()
  return {
    status: answered.status,
    body: text === '' ? null : JSON.parse(text),
    retryAfter: answered.headers.get('retry-after'),
  }
}

/** Imports offers a second after the last time: the embedded database reads the test's clock. */
export function importLater(database: Database, offers: OfferInput[], now: Date) {
  vi.setSystemTime(Date.now() + 1000)
  return importOffers(database, [rowsOf(offers)], { now })
}
