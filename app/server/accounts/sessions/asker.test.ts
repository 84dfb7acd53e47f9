import { expect, it } from 'vitest'
import { askerOf } from './asker.ts'
import { cookieOfSession } from './session-cookie.ts'

const visitor = { 'x-forwarded-for': '192.0.2.1' }

const askerWith = (headers: Record<string, string>) =>
  askerOf(Object.assign(new Request('http://shop.example/', { headers }), { ip: '192.0.2.9' }))

const cookieOf = (token: string) => cookieOfSession(token, 60).split(';')[0] ?? ''

it('users behind one address have a share of the limits each; visitors, and who makes up a cookie, share the address’s', () => {
  const forged = cookieOf('one').replace('one', 'two')
  expect([
    askerWith(visitor),
    askerWith({ ...visitor, cookie: forged }),
    askerWith({ ...visitor, cookie: cookieOf('one') }),
    askerWith({ ...visitor, cookie: cookieOf('two') }),
  ]).toEqual(['192.0.2.9', '192.0.2.9', 'session one', 'session two'])
})
