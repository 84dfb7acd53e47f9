import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Route } from '#app/routes/api/product-by-gtin/$locale/$gtin.ts'
import { answerRoutes, handlersOf } from '../answer-routes.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { addOffers, today } from './add-offers.ts'

const current = vi.hoisted(() => ({ database: undefined as unknown }))
vi.mock('#app/server/db/current-database.ts', () => ({ currentDatabase: async () => current.database }))

const answer = answerRoutes({ '/api/product-by-gtin/:locale/:gtin': handlersOf(Route) })

/** A code of five that nobody's product has: its check digit fits (GS1 General Specifications, 7.9). */
function unknownCode(number: number): string {
  const digits = String(500_000_000_000 + number)
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

let addresses = 0
/** The address of somebody who has asked for nothing yet. */
function visitor(): string {
  addresses += 1
  return `192.0.2.${addresses}`
}

describeOnEachDatabase('§7.1 GET /api/product-by-gtin/{locale}/{gtin} over HTTP', (database) => {
  beforeAll(async () => {
    current.database = database()
    vi.stubEnv('TRUST_PROXY', '1')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) })
    const [id] = await addOffers(database(), [
      { name: 'Havregryn', brand: 'Ota', size: [1, 'kg'], chain: 'Netto', price: 1500 },
    ])
    await database().query(
      "insert into variant_gtins (country, gtin, variant_id) select 'dk', '05701234567899', variant_id from offers where id = $1",
      [id],
    )
  })
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  })

  async function get(code: string, { country = 'dk', address = visitor() } = {}) {
    const answered = await answer(
      new Request(`http://127.0.0.1:3000/api/product-by-gtin/${country}/${code}`, {
        headers: { 'x-forwarded-for': address },
      }),
    )
    const body = await answered.json()
    return { status: answered.status, body, retryAfter: answered.headers.get('retry-after') }
  }

  it('answers the product, the same for hyphens and the zero of a longer number', async () => {
    const { status, body } = await get('5701234567899')
    expect([status, body.name, body.offers.length]).toEqual([200, 'Ota, Havregryn', 1])
    for (const code of ['05701234567899', '5-701234-567899']) {
      expect(await get(code)).toEqual({ status, body, retryAfter: null })
    }
  })

  describe('refuses', () => {
    it('a number that no feed of the country has told of, and a country that is none of ours: 404', async () => {
      const unknown = {
        status: 404,
        body: { message: 'There is no product with this number' },
        retryAfter: null,
      }
      expect(await get('5701234567882')).toEqual(unknown)
      expect(await get('5701234567899', { country: 'se' })).toEqual(unknown)
      expect((await get('5701234567899', { country: 'de' })).status).toBe(404)
    })

    it.each([
      ['too few digits', 'dk', '12345', 'En stregkode har 8, 12 eller 13 tal.'],
      ['letters', 'dk', '57012345678x9', 'En stregkode har 8, 12 eller 13 tal.'],
      [
        'a digit that does not fit',
        'dk',
        '5701234567898',
        'Tallene passer ikke sammen. Se efter, om et af dem er forkert.',
      ],
      [
        'a number of a shop',
        'se',
        '2012345678903',
        'Streckkoden är butikens egen, till exempel med vikten eller priset på just den förpackningen.',
      ],
    ])('%s: 422, in the language of the country', async (_, country, code, text) => {
      expect(await get(code, { country })).toEqual({
        ...{ status: 422, body: { message: text, errors: { gtin: [text] } }, retryAfter: null },
      })
    })

    it('an address that asks for a hundred numbers at once, some of them: 429, and answers others', async () => {
      const address = visitor()
      const numbers = Array.from({ length: 100 }, (_, number) => unknownCode(number))
      const answers = await Promise.all(numbers.map((code) => get(code, { address })))
      const refused = answers.filter(({ status }) => status !== 404)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused.length).toBeLessThan(numbers.length)
      for (const each of refused)
        expect(each).toEqual({
          status: 429,
          body: { message: 'Det blev for mange forsøg. Vent lidt, og prøv igen.' },
          retryAfter: '5',
        })
      expect((await get(unknownCode(100))).status).toBe(404)
    })
  })
})
