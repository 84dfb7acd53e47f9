import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import {
  type Choice,
  type IngredientsEvent,
  ingredientsMachine,
  type Placement,
  type Put,
} from './ingredients.machine.ts'

const put = [{ itemUuid: 'row' }, { offerId: 7, quantity: 2 }]
const placements = {
  'on-list': { where: 'on-list', put },
  'until-login': { where: 'until-login' },
  'until-verification': { where: 'until-verification' },
} satisfies Record<Placement['where'], Placement>
type Outcome = Placement['where'] | Error | Failure

/** Sends events to a recipe of two ingredients, the first on offer; each press ends as the next of `outcomes`. */
const press = (outcomes: Outcome[], ...events: IngredientsEvent[]) => pressWith([], outcomes, ...events)

/** The same, if some of them are on the list already. */
async function pressWith(onList: number[], outcomes: Outcome[], ...events: IngredientsEvent[]) {
  const placed: Choice[] = []
  const placeIngredients = fromPromise<Placement, Choice>(async ({ input }) => {
    placed.push(input)
    const outcome = outcomes[placed.length - 1]
    if (typeof outcome === 'string') return placements[outcome]
    throw outcome
  })
  const actor = createActor(ingredientsMachine.provide({ actors: { placeIngredients } }), {
    input: { all: [0, 1], onOffer: [0], onList },
  })
  const takenBack: (readonly Put[])[] = []
  actor.on('items.takenBack', (fact) => takenBack.push(fact.put))
  actor.start()
  for (const event of events) {
    actor.send(event)
    await new Promise(setImmediate)
  }
  const { value, context } = actor.getSnapshot()
  return { value, placed, failure: context.failure, ...(takenBack.length > 0 && { takenBack }) }
}

const pressed = { type: 'items.requested' } as const
const toggledFirst = { type: 'ingredient.toggled', id: 0 } as const
const toggledSecond = { type: 'ingredient.toggled', id: 1 } as const
const choseOffer = { type: 'offer.toggled', id: 0 } as const
const both: Choice = { taken: [0, 1], chosen: [] }

describe('§2.1: the ingredients of a recipe', () => {
  it('are left out when the list comes later, but not an offer that was chosen', async () => {
    const loaded = { type: 'list.loaded' as const, onList: [0, 1] }
    expect(await press([], loaded, pressed)).toEqual({
      ...{ value: { idle: 'choosing' }, placed: [], failure: null },
    })
    expect((await press(['on-list'], { ...loaded, onList: [1] }, pressed)).placed).toEqual([
      { taken: [0], chosen: [] },
    ])
    expect((await press(['on-list'], choseOffer, loaded, pressed)).placed).toEqual([
      { taken: [0], chosen: [0] },
    ])
  })

  it('are left out at first if they are on the list, and can be taken all the same', async () => {
    expect((await pressWith([1], ['on-list'], pressed)).placed).toEqual([{ taken: [0], chosen: [] }])
    expect((await pressWith([1], ['on-list'], toggledSecond, pressed)).placed).toEqual([both])
    expect(await pressWith([0, 1], [], pressed)).toEqual({
      value: { idle: 'choosing' },
      placed: [],
      failure: null,
    })
  })

  it('all go on the list in one press, and only once', async () => {
    expect(await press(['on-list'], pressed, pressed)).toEqual({
      value: { idle: 'placed' },
      placed: [both],
      failure: null,
    })
  })

  it('are all taken at first, as no offer, and nothing has failed', async () => {
    expect(await press([])).toEqual({ value: { idle: 'choosing' }, placed: [], failure: null })
  })

  it('keep their order if one is left out and taken again', async () => {
    expect((await press(['on-list'], toggledFirst, toggledFirst, pressed)).placed).toEqual([both])
  })

  it('that are left out are taken again with their offer', async () => {
    const { placed } = await press(['on-list'], toggledFirst, choseOffer, pressed)
    expect(placed).toEqual([{ taken: [0, 1], chosen: [0] }])
  })

  it('go as the offer only if the shopper chose it', async () => {
    expect((await press(['on-list'], choseOffer, pressed)).placed).toEqual([{ taken: [0, 1], chosen: [0] }])
  })

  it('that are left out do not go on the list, nor do their offers', async () => {
    const { placed } = await press(['on-list'], choseOffer, toggledFirst, pressed)
    expect(placed).toEqual([{ taken: [1], chosen: [] }])
  })

  it('do nothing if all are left out', async () => {
    expect(await press([], toggledFirst, toggledSecond, pressed)).toEqual({
      value: { idle: 'choosing' },
      placed: [],
      failure: null,
    })
  })

  it('can be put on the list again after the shopper chose differently', async () => {
    expect((await press(['on-list'], pressed, toggledSecond)).value).toEqual({ idle: 'choosing' })
    expect((await press(['on-list'], pressed, choseOffer)).value).toEqual({ idle: 'choosing' })
  })

  it('wait for the login of a visitor or the verification of a user, until the list has them', async () => {
    expect((await press(['until-login'], pressed)).value).toEqual({ idle: { waiting: 'login' } })
    expect((await press(['until-verification'], pressed)).value).toEqual({
      idle: { waiting: 'verification' },
    })
    expect((await press(['until-login'], pressed, { type: 'items.placed' })).value).toEqual({
      idle: 'placed',
    })
  })

  it('can be put on the list by a second press if the first failed', async () => {
    const failed = await press([new Error('503')], pressed)
    expect(failed).toEqual({ value: { idle: 'failed' }, placed: [both], failure: { kind: 'unexpected' } })
    expect(await press([new Error('503'), 'on-list'], pressed, pressed)).toEqual({
      value: { idle: 'placed' },
      placed: [both, both],
      failure: null,
    })
  })

  it('§8: say why they could not be placed, until the shopper chooses differently', async () => {
    const offline = { kind: 'offline' } as const
    expect((await press([offline], pressed)).failure).toEqual(offline)
    for (const choice of [toggledSecond, choseOffer])
      expect(await press([offline], pressed, choice)).toMatchObject({
        value: { idle: 'choosing' },
        failure: null,
      })
  })

  it('are taken back by the same press’s undo, once, and can be put there again', async () => {
    const undone = { type: 'put.takenBack' } as const
    expect(await press(['on-list'], pressed, undone, undone)).toEqual({
      ...{ value: { idle: 'choosing' }, placed: [both], failure: null, takenBack: [put] },
    })
    expect(await press(['on-list', 'on-list'], pressed, undone, pressed)).toEqual({
      ...{ value: { idle: 'placed' }, placed: [both, both], failure: null, takenBack: [put] },
    })
  })

  it('are not taken back if the list took them later, or before anything was put there', async () => {
    const undone = { type: 'put.takenBack' } as const
    const later = [pressed, { type: 'items.placed' } as const, undone]
    expect(await press(['until-login'], ...later)).toEqual({
      ...{ value: { idle: 'placed' }, placed: [both], failure: null },
    })
    // What an earlier press put there is not what the list took.
    expect(await press(['on-list', 'until-verification'], pressed, toggledSecond, ...later)).toEqual({
      ...{ value: { idle: 'placed' }, placed: [both, { taken: [0], chosen: [] }], failure: null },
    })
    expect(await press([], undone)).toEqual({ value: { idle: 'choosing' }, placed: [], failure: null })
  })

  it('keep what was chosen while they are being placed', async () => {
    const actor = createActor(
      ingredientsMachine.provide({
        actors: { placeIngredients: fromPromise<Placement, Choice>(() => new Promise(() => {})) },
      }),
      { input: { all: [0, 1], onOffer: [0], onList: [] } },
    ).start()
    for (const event of [pressed, toggledFirst, choseOffer]) actor.send(event)
    expect(actor.getSnapshot()).toMatchObject({ value: 'placing', context: { ...both, put: [] } })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  })
})
