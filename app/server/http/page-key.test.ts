import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

const now = new Date('2026-11-30T10:00:00Z')

const keyOf = (path: string, headers: Record<string, string> = {}, { method = 'GET', at = now } = {}) =>
  pageKey(new Request(`http://127.0.0.1:3000${path}`, { method, headers }), at)
const withCookie = (cookie: string, path = '/offer/kaffe') => keyOf(path, { cookie })
const plain = keyOf('/offer/kaffe')

describe('§8 server: kept pages: the key of a page', () => {
  it('is one for visitors whose requests differ in nothing that a page shows', () => {
    expect([
      keyOf('/offer/kaffe', { 'user-agent': 'Firefox', referer: 'https://search.example/' }),
      withCookie('_ga=1.2.3; XSRF-TOKEN=abc'),
      withCookie('my-chains-no=7'),
      keyOf('/offer/kaffe', { 'accept-language': 'da' }),
    ]).toEqual(Array(4).fill(plain))
  })

  it('is another for each choice, address, day, and country that is offered', () => {
    const keys = [
      plain,
      keyOf('/offer/kaffe?sort=price'),
      keyOf('/no/offer/kaffe'),
      withCookie('consent=%7B%22categories%22%3A%5B%5D%2C%22revision%22%3A2%7D'),
      withCookie('my-chains-dk=1.2'),
      withCookie('my-chains-scope=all'),
      withCookie('memberships-dk=coop-dk'),
      keyOf('/offer/kaffe', { 'accept-language': 'sv' }),
      keyOf('/offer/kaffe', {}, { at: new Date('2026-12-01T10:00:00Z') }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain(undefined)
  })

  it('there is none for a user, nor for a browser with any session', () => {
    expect(withCookie('tilbudsugen.session_token=anything')).toBeUndefined()
  })

  it('there is none if escapes hide the country that the page is drawn for', () => {
    expect([keyOf('/%73e/offer/kaffe'), keyOf('/s%65'), keyOf('/%6eo')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(keyOf('/offer/sm%C3%B8r')).not.toBeUndefined()
  })

  it('there is none for a call of the API or of a server function', () => {
    expect([keyOf('/api/chains/list/dk'), keyOf('/_serverFn/getShell')]).toEqual([undefined, undefined])
  })

  it('there is none for what is no page, nor for the front page of who chose another country', () => {
    expect([keyOf('/', {}, { method: 'POST' }), withCookie('country=no', '/')]).toEqual([
      undefined,
      undefined,
    ])
    expect(withCookie('country=dk', '/')).not.toBeUndefined()
  })
})
