import { expect, it } from 'vitest'
import { refusalOf } from './passkey-refusal.ts'

it.each([
  ['the shopper left the question of the browser', new DOMException('', 'NotAllowedError'), 'cancelled'],
  ['the page left it', new DOMException('', 'AbortError'), 'cancelled'],
  ['the device has a passkey of the account', new DOMException('', 'InvalidStateError'), 'present'],
  ['the browser knows no passkeys', new DOMException('', 'NotSupportedError'), 'unable'],
  ['the server refuses the passkey', Object.assign(new Error(), { kind: 'invalid' }), 'unknown'],
  ['the server is not reached', Object.assign(new Error(), { kind: 'offline' }), 'failed'],
  ['something else is thrown', 'a text', 'failed'],
])('§4 second factors: no passkey, since %s', (_, error, refusal) => {
  expect(refusalOf(error)).toBe(refusal)
})
