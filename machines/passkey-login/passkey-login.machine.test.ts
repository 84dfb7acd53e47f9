import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { mette } from '#machines/session/users.fixture.ts'
import { type PasskeyLoginEmitted, passkeyLoginMachine } from './passkey-login.machine.ts'

/** A login whose browser and server give the answers of the test. */
function open(...answers: ('yes' | Error)[]) {
  const emitted: PasskeyLoginEmitted[] = []
  const logIn = fromPromise(async () => {
    const answer = answers.shift()
    if (answer !== 'yes') throw answer
    return mette
  })
  const actor = createActor(passkeyLoginMachine.provide({ actors: { logIn } }))
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const seen = () => {
    const { value, tags, context } = actor.getSnapshot()
    return [value, tags.has('busy'), context.refusal]
  }
  const choose = async () => {
    actor.send({ type: 'passkey.chosen' })
    const during = seen()
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
    return [during, seen()]
  }
  return { emitted, seen, choose }
}

describe('§4 second factors: a login with a passkey', () => {
  it('is offered, asks the browser, and tells who is logged in', async () => {
    const { seen, choose, emitted } = open('yes')
    expect(seen()).toEqual(['offered', false, null])
    expect(await choose()).toEqual([
      ['asking', true, null],
      ['loggedIn', true, null],
    ])
    expect(emitted).toEqual([{ type: 'login.done', user: mette }])
  })

  it('can be tried again after a refusal', async () => {
    const error = new DOMException('', 'NotAllowedError')
    const { choose, emitted } = open(error, 'yes')
    expect((await choose())[1]).toEqual(['refused', false, 'cancelled'])
    expect((await choose())[1]).toEqual(['loggedIn', true, 'cancelled'])
    expect(emitted).toEqual([
      { type: 'passkey.refused', error },
      { type: 'login.done', user: mette },
    ])
  })
})
