import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { Country } from '#app/domain/locale/locales.ts'
import type { MembershipChoice } from '#app/domain/memberships/memberships.ts'
import { membershipsMachine } from '#machines/memberships/memberships.machine.ts'
import { waitFor } from '#tests/wait-for.ts'
import { provideTabChannels } from '../tab/tab-channel.fixture.ts'
import { findMemberships, keepChosenMemberships } from './memberships.actors.ts'
import { readKeptMemberships } from './read-memberships.ts'
import { shareMemberships } from './share-memberships.ts'

provideTabChannels()

/** The cookies of the device, by name. */
let cookies: Map<string, string>
/** What the account has. */
let account: { programmes: MembershipChoice; country: Country }

beforeEach(() => {
  cookies = new Map([['XSRF-TOKEN', 'a']])
  account = { programmes: null, country: 'no' }
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
  // The server: an account keeps no memberships of another country.
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    if (typeof body === 'string') {
      const { programmes, country, if_none } = JSON.parse(body)
      if (country === account.country && !(if_none && account.programmes)) account = { country, programmes }
    }
    return Response.json(account)
  })
  return () => vi.unstubAllGlobals()
})

const find = (country: Country, isUser = true) =>
  toPromise(createActor(findMemberships, { input: { country, isUser } }).start())
const keep = (country: Country, programmes: string[], isUser = true) =>
  toPromise(createActor(keepChosenMemberships, { input: { country, isUser, programmes } }).start())

describe('§4 my memberships: a visitor’s choice', () => {
  it('is kept on the device, and the page goes on with it', async () => {
    await keep('no', ['coop-no', 'trumf'], false)
    expect(cookies.get('memberships-no')).toBe('coop-no.trumf')
    expect(await find('no', false)).toEqual(['coop-no', 'trumf'])
    expect(readKeptMemberships('no', null)).toEqual({ saved: ['coop-no', 'trumf'], isKept: true })
    const rendered = { programmes: [], choice: ['trumf'] }
    expect(readKeptMemberships('no', rendered)).toEqual({ saved: ['trumf'], isKept: true })
  })
})

describe('§4 my memberships: at a login', () => {
  it('the account gets the choice of the device, which then keeps none', async () => {
    cookies.set('memberships-no', 'trumf')
    expect(await find('no')).toEqual(['trumf'])
    expect([account.programmes, cookies.has('memberships-no')]).toEqual([['trumf'], false])
  })

  it('the choice of the account wins', async () => {
    account.programmes = []
    cookies.set('memberships-no', 'trumf')
    expect([await find('no'), cookies.has('memberships-no')]).toEqual([[], false])
  })

  it('an account of another country gets none, and what the device keeps counts', async () => {
    cookies.set('memberships-se', 'stammis')
    expect([await find('se'), account.programmes]).toEqual([['stammis'], null])
    await keep('se', ['coop-se'])
    expect([cookies.get('memberships-se'), account.programmes]).toEqual(['coop-se', null])
  })
})

it('§4 my memberships: the tabs of a browser show the same', async () => {
  const open = () => {
    const actor = createActor(membershipsMachine.provide({ actors: { keepChoice: keepChosenMemberships } }), {
      input: { country: 'no', isUser: false, saved: null, isKept: false },
    })
    shareMemberships(actor)
    return actor.start()
  }
  const [one, other] = [open(), open()]
  one.send({ type: 'programme.pressed', id: 'trumf' })
  await waitFor(() => expect(other.getSnapshot().context.saved).toEqual(['trumf']))
})
