import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Country } from '#app/domain/locale/locales.ts'
import {
  type LanguageOfferEmitted,
  type LanguageOfferEvent,
  languageOfferMachine,
} from './language-offer.machine.ts'

type Given = { offered?: Country | null; loadTexts?: () => Promise<void> }

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** An offer after some events, its texts loaded unless they are held back: what it shows, and what it told. */
async function offerAfter(
  events: LanguageOfferEvent[],
  { offered = 'se', loadTexts = async () => {} }: Given = {},
) {
  const loaded: unknown[] = []
  const told: LanguageOfferEmitted[] = []
  const machine = languageOfferMachine.provide({
    actors: {
      loadTexts: fromPromise(({ input }) => {
        loaded.push(input)
        return loadTexts()
      }),
    },
  })
  const offer = createActor(machine, { input: { offered } })
  offer.on('*', (fact) => told.push(fact))
  offer.start()
  await turn()
  for (const event of events) offer.send(event)
  const { value, tags } = offer.getSnapshot()
  return { value, isPlaced: tags.has('placed'), loaded, told }
}

const loaded = [{ offered: 'se' }]
const never = () => new Promise<void>(() => {})

const accepted: LanguageOfferEvent = { type: 'offer.accepted', country: 'se' }
const declined: LanguageOfferEvent = { type: 'offer.declined' }
const left: LanguageOfferEvent = { type: 'route.changed' }
const abroad: LanguageOfferEvent = { type: 'locale.changed', locale: 'se' }
const loggedIn: LanguageOfferEvent = { type: 'identity.changed', identity: 'verified' }

describe('§1 brand and languages: the offer of another country', () => {
  it('is not made if there is nothing to offer', async () => {
    const nothing = { value: 'unneeded', isPlaced: false, loaded: [], told: [] }
    expect(await offerAfter([], { offered: null })).toEqual(nothing)
    expect(await offerAfter([left, declined], { offered: null })).toEqual(nothing)
  })

  it('has its place at once, and its words when they are loaded', async () => {
    expect(await offerAfter([], { loadTexts: never })).toEqual({
      value: 'waiting',
      isPlaced: true,
      loaded,
      told: [],
    })
    expect(await offerAfter([])).toEqual({ value: 'offered', isPlaced: true, loaded, told: [] })
  })

  it('gives its place back if its words cannot be loaded', async () => {
    const loadTexts = () => Promise.reject(new Error('offline'))
    expect(await offerAfter([], { loadTexts })).toEqual({
      value: 'unneeded',
      isPlaced: false,
      loaded,
      told: [],
    })
  })

  it('that is accepted chooses the country, and stays until the page has left', async () => {
    const chosen = [{ type: 'country.chosen', country: 'se' }]
    expect(await offerAfter([accepted])).toEqual({ value: 'accepted', isPlaced: true, loaded, told: chosen })
    for (const event of [declined, left])
      expect(await offerAfter([accepted, event])).toEqual({
        value: 'declined',
        isPlaced: false,
        loaded,
        told: chosen,
      })
  })

  it.each([
    ['is declined', declined],
    ['is left for another page', left],
    ['is left for another country', abroad],
  ])('that %s is not made again', async (_, event) => {
    const answered = { value: 'declined', isPlaced: false, loaded, told: [{ type: 'offer.answered' }] }
    expect(await offerAfter([event])).toEqual(answered)
    expect(await offerAfter([event, left, accepted])).toEqual(answered)
  })

  it('is not made to a user, who stays in the country of their account', async () => {
    const unneeded = { value: 'unneeded', isPlaced: false, loaded, told: [] }
    expect(await offerAfter([loggedIn])).toEqual(unneeded)
    expect(await offerAfter([loggedIn], { loadTexts: never })).toEqual(unneeded)
  })

  it('waits while pages change, and not in another country', async () => {
    expect((await offerAfter([left], { loadTexts: never })).value).toBe('waiting')
    expect(await offerAfter([abroad], { loadTexts: never })).toEqual({
      value: 'unneeded',
      isPlaced: false,
      loaded,
      told: [],
    })
  })
})
