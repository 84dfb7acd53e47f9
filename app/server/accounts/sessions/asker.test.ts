import { expect, it } from 'vitest'
import { askerOf } from './asker.ts'
import { cookieOfSession } from './session-cookie.ts'

const askerWith = (headers: Record<string, string>) =>
  askerOf(Object.assign(new Request('http://shop.example/', { headers }), { ip: '192.0.2.9' }))

const cookieOf = (token: string) => cookieOfSession(token, 60).split(';')[0] ?? ''

it('an asker is an address and a session, unless its cookie is made up', () => {
  const address = '192.0.2.9'
  expect([
    askerWith({ 'x-forwarded-for': '192.0.2.1' }),
    askerWith({ cookie: cookieOf('one').replace('one', 'two') }),
    askerWith({ cookie: cookieOf('one') }),
  ]).toEqual([
    { address, session: undefined },
    { address, session: undefined },
    { address, session: 'one' },
  ])
})
