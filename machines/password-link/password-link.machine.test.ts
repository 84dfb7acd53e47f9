import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type PasswordLinkEvent, passwordLinkMachine } from './password-link.machine.ts'

function after(...events: PasswordLinkEvent[]) {
  const page = createActor(passwordLinkMachine).start()
  for (const event of events) page.send(event)
  const { value, context } = page.getSnapshot()
  return { value, email: context.email }
}

const sent = (email: string): PasswordLinkEvent => ({ type: 'link.sent', email })
const again: PasswordLinkEvent = { type: 'another.chosen' }

it('§2.9 forgot password: says where the link was sent, and asks again for another email', () => {
  expect(after()).toEqual({ value: 'asking', email: null })
  expect(after(sent('mette@example.dk'))).toEqual({ value: 'sent', email: 'mette@example.dk' })
  expect(after(sent('mette@example.dk'), again)).toEqual({ value: 'asking', email: null })
  expect(after(sent('mette@example.dk'), again, sent('ida@example.dk'))).toEqual({
    value: 'sent',
    email: 'ida@example.dk',
  })
})
