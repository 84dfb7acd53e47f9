import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Locale } from '#app/domain/locale/locales.ts'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import { foundResponse } from './typeahead.fixtures.ts'
import { type IdeasWanted, type TypeaheadEmitted, typeaheadMachine } from './typeahead.machine.ts'

type Request = {
  term: string
  locale: Locale
  signal: AbortSignal
  answer: (response: TypeaheadResponse) => void
  fail: (error: unknown) => void
}

/** A search box whose clock and server the test controls. */
export function openSearchBox(query = '', screen: ScreenSize = 'desktop') {
  const clock = new SimulatedClock()
  const requests: Request[] = []
  const emitted: TypeaheadEmitted[] = []
  const ideasWanted: Locale[] = []
  const searchOffers = fromPromise<TypeaheadResponse, { term: string; locale: Locale }>(
    ({ input, signal }) =>
      new Promise((answer, fail) => {
        requests.push({ ...input, signal, answer, fail })
      }),
  )
  const followIdeas = fromCallback<IdeasWanted, { locale: Locale }>(({ input, receive }) => {
    ideasWanted.push(input.locale)
    receive(({ locale }) => ideasWanted.push(locale))
  })
  const actor = createActor(typeaheadMachine.provide({ actors: { searchOffers, followIdeas } }), {
    clock,
    input: { query, locale: 'dk', screen },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const lastRequest = () => {
    const request = requests.at(-1)
    if (!request) throw new Error('nothing was asked')
    return request
  }
  return {
    ...actor,
    clock,
    requests,
    emitted,
    ideasWanted,
    send: actor.send.bind(actor),
    now: () => actor.getSnapshot(),
    type: (text: string) => actor.send({ type: 'query.changed', query: text }),
    answer: async (response: TypeaheadResponse) => {
      lastRequest().answer(response)
      await Promise.resolve()
      await Promise.resolve()
    },
    fail: async (error: unknown) => {
      lastRequest().fail(error)
      await Promise.resolve()
      await Promise.resolve()
    },
    find: async (text: string, response = foundResponse) => {
      actor.send({ type: 'query.changed', query: text })
      clock.increment(400)
      lastRequest().answer(response)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}
