import { expect, it, vi } from 'vitest'
import { readMyChains, shopperChains } from './shopper-chains.ts'

const { asked, sessions } = vi.hoisted(() => ({
  asked: { request: new Request('http://localhost/dk') },
  sessions: vi.fn(async () => ({ user: { country_registered_to: 'dk' }, myChains: [2] })),
}))
vi.mock('@tanstack/react-start/server', () => ({ getRequest: () => asked.request }))
vi.mock('#app/server/accounts/sessions/current-user.ts', () => ({ currentSession: sessions }))
vi.mock('#app/server/db/current-database.ts', () => ({ currentReads: async () => ({}) }))
vi.mock('#app/server/offers/list-known-chains.ts', () => ({
  listKnownChains: async () => [{ id: 2, name: 'Netto' }],
}))

it('§4 my chains: the session is read once for a page and what is around it, and anew for the next page', async () => {
  expect([(await readMyChains('dk')).choice, await shopperChains('dk')]).toEqual([[2], [2]])
  expect(sessions).toHaveBeenCalledTimes(1)
  asked.request = new Request('http://localhost/dk/offer')
  await shopperChains('dk')
  expect(sessions).toHaveBeenCalledTimes(2)
})
