import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { ChainChoice } from '#app/domain/chains/my-chains.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { findChoice, keepChoice } from './my-chains.actors.ts'

/** The cookies of the device, by name. */
let cookies: Map<string, string>
/** What the account has, and what was sent to it. */
let account: { chain_ids: ChainChoice; country: Country }
let sent: unknown[]

beforeEach(() => {
  cookies = new Map([['XSRF-TOKEN', 'a']])
  account = { chain_ids: null, country: 'dk' }
  sent = []
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...rules] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (rules.some((rule) => rule.startsWith('Max-Age=0'))) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  // The server: an account keeps no chains of another country.
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (typeof body === 'string') {
      const { chain_ids, country, if_none } = JSON.parse(body)
      sent.push({ chain_ids, country, if_none })
      if (country === account.country && !(if_none && account.chain_ids)) account = { country, chain_ids }
    }
    return Response.json(account)
  })
  return () => vi.unstubAllGlobals()
})

const find = (country: Country, isUser = true) =>
  toPromise(createActor(findChoice, { input: { country, isUser } }).start())
const keep = (country: Country, chainIds: number[]) =>
  toPromise(createActor(keepChoice, { input: { country, isUser: true, chainIds } }).start())

describe('§4 my chains: at a login', () => {
  it('the account gets the choice of the device, which then keeps none', async () => {
    cookies.set('my-chains-dk', '3.7')
    expect(await find('dk')).toEqual([3, 7])
    expect([account.chain_ids, cookies.has('my-chains-dk')]).toEqual([[3, 7], false])
  })

  it('an account of another country gets none, and what the device keeps counts', async () => {
    cookies.set('my-chains-se', '30')
    expect(await find('se')).toEqual([30])
    expect([account.chain_ids, cookies.get('my-chains-se')]).toEqual([null, '30'])
  })

  it('the chains of an account of another country are not those of this one', async () => {
    account.chain_ids = [3]
    expect(await find('se')).toBeNull()
    expect(await find('dk')).toEqual([3])
  })
})

describe('§4 my chains: a user’s choice', () => {
  it('is kept at the account', async () => {
    await keep('dk', [3])
    expect([account.chain_ids, sent]).toEqual([[3], [{ chain_ids: [3], country: 'dk', if_none: false }]])
  })

  it('of another country is kept on the device', async () => {
    account.chain_ids = [3]
    await keep('se', [30])
    expect([account.chain_ids, cookies.get('my-chains-se')]).toEqual([[3], '30'])
  })
})
