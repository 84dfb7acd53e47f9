import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type LoginStepsEvent, loginStepsMachine } from './login-steps.machine.ts'

const email = 'mette@example.dk'

function stepAfter(...types: LoginStepsEvent['type'][]) {
  const steps = createActor(loginStepsMachine).start()
  for (const type of types) steps.send({ type, email })
  const { value, tags, context } = steps.getSnapshot()
  return [value, tags.has('code'), context.email]
}

describe('§4 second factors: the steps of a login', () => {
  it('begin with the password, and end there unless a code is wanted', () => {
    expect(stepAfter()).toEqual(['password', false, ''])
    expect(stepAfter('backup.chosen', 'app.chosen', 'login.restarted')).toEqual(['password', false, ''])
  })

  it('go on to the code of the app; a backup code can be chosen instead, and the app again', () => {
    expect(stepAfter('code.wanted')).toEqual(['app', true, email])
    expect(stepAfter('code.wanted', 'backup.chosen')).toEqual(['backup', true, email])
    expect(stepAfter('code.wanted', 'backup.chosen', 'app.chosen')).toEqual(['app', true, email])
  })

  it('can begin again from either code with the email that was typed, and ask for a code again', () => {
    expect(stepAfter('code.wanted', 'login.restarted')).toEqual(['password', false, email])
    expect(stepAfter('code.wanted', 'backup.chosen', 'login.restarted')).toEqual(['password', false, email])
    expect(stepAfter('code.wanted', 'login.restarted', 'code.wanted')).toEqual(['app', true, email])
  })
})
