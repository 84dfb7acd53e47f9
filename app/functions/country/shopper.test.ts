import { expect, it, vi } from 'vitest'
import { askingShopper, readChosen } from './shopper.ts'

const { asked, sessions } = vi.hoisted(() => ({
  asked: { request: new Request('http://localhost/dk') },
  sessions: vi.fn(
    async (): Promise<object | null> => ({
      user: { country_registered_to: 'dk' },
      myChains: [2],
      memberships: ['lidl-plus', 'gone'],
    }),
  ),
}))
vi.mock('@tanstack/react-start/server', () => ({ getRequest: () => asked.request }))
vi.mock('#app/server/accounts/sessions/current-user.ts', () => ({ currentSession: sessions }))
vi.mock('#app/server/db/current-database.ts', () => ({ currentReads: async () => ({}) }))
vi.mock('#app/server/offers/list-known-chains.ts', () => ({
  listKnownChains: async () => [{ id: 2, name: 'Netto' }],
}))

it('§4 my chains, §4 my memberships: the session is read once for a page and what is around it, and anew for the next page', async () => {
  const { myChains, memberships } = await readChosen('dk')
  expect([myChains.choice, memberships.choice]).toEqual([[2], ['lidl-plus']])
  expect(await askingShopper('dk')).toEqual({ mine: [2], memberships: ['lidl-plus'] })
  expect(sessions).toHaveBeenCalledTimes(1)
  asked.request = new Request('http://localhost/dk/offer')
  await askingShopper('dk')
  expect(sessions).toHaveBeenCalledTimes(2)
})

it('§4 my memberships: a visitor’s are read from the cookie, without what the country does not have', async () => {
  sessions.mockResolvedValueOnce(null)
  asked.request = new Request('http://localhost/no', {
    headers: { cookie: 'memberships-no=club-matas.trumf.<b>' },
  })
  const { memberships } = await readChosen('no')
  expect(memberships.choice).toEqual(['trumf'])
  expect(memberships.programmes.map(({ name }) => name)).toEqual([
    'Coop',
    'KIWI Pluss',
    'Lidl Plus',
    'Æ',
    'Trumf',
  ])
})
