import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type IngredientsEmitted, type IngredientsEvent, ingredientsMachine } from './ingredients.machine.ts'

function press(...events: IngredientsEvent[]) {
  const told: IngredientsEmitted[] = []
  const actor = createActor(ingredientsMachine, { input: { all: [0, 1], onOffer: [0] } })
  actor.on('items.wanted', (fact) => told.push(fact))
  actor.start()
  for (const event of events) actor.send(event)
  return { value: actor.getSnapshot().value, told }
}

describe('issue 20.5: the ingredients of a recipe', () => {
  it('all go on the list in one press, and only once', () => {
    expect(press({ type: 'items.requested' }, { type: 'items.requested' })).toEqual({
      value: 'done',
      told: [{ type: 'items.wanted', taken: [0, 1], chosen: [] }],
    })
  })

  it('go as the offer only if the shopper chose it', () => {
    expect(press({ type: 'offer.toggled', id: 0 }, { type: 'items.requested' })).toEqual({
      value: 'done',
      told: [{ type: 'items.wanted', taken: [0, 1], chosen: [0] }],
    })
  })

  it('that are left out do not go on the list, nor do their offers', () => {
    expect(
      press(
        { type: 'offer.toggled', id: 0 },
        { type: 'ingredient.toggled', id: 0 },
        { type: 'items.requested' },
      ),
    ).toEqual({ value: 'done', told: [{ type: 'items.wanted', taken: [1], chosen: [] }] })
  })

  it('do nothing if all are left out', () => {
    expect(
      press(
        { type: 'ingredient.toggled', id: 0 },
        { type: 'ingredient.toggled', id: 1 },
        { type: 'items.requested' },
      ),
    ).toEqual({ value: 'choosing', told: [] })
  })

  it('can be put on the list again after the shopper chose differently', () => {
    expect(press({ type: 'items.requested' }, { type: 'ingredient.toggled', id: 1 }).value).toBe('choosing')
    expect(press({ type: 'items.requested' }, { type: 'offer.toggled', id: 0 }).value).toBe('choosing')
  })
})
