import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { HadItem } from '#app/domain/list/had-items.ts'
import type { SuggestedGoods } from '#app/domain/list/item-suggestions.ts'
import { item } from '#app/domain/list/lists.fixture.ts'
import type { ShoppingListItem } from '#app/domain/list/shopping-list.ts'
import { goods } from './item-suggestions.fixtures.ts'
import {
  type ItemSuggestionsInput,
  type ItemsWanted,
  itemSuggestionsMachine,
} from './item-suggestions.machine.ts'

const had = (name: string): HadItem => ({ name, placeName: null, quantity: 1 })

const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

/** A field whose server answers when the test says so. */
function openField() {
  const clock = new SimulatedClock()
  const [asked, told]: [string[], object[]] = [[], []]
  let answer: (goods: readonly SuggestedGoods[]) => void = () => {}
  let refuse: (error: Error) => void = () => {}
  let isAborted = false
  let wanted = 0
  const actor = createActor(
    itemSuggestionsMachine.provide({
      actors: {
        completeItem: fromPromise<
          readonly SuggestedGoods[],
          { term: string; country: 'dk' | 'no' | 'se' | 'fi' }
        >(({ input: { country, term }, signal }) => {
          asked.push(`${country}/${term}`)
          signal.addEventListener('abort', () => {
            isAborted = true
          })
          return new Promise((resolve, reject) => {
            refuse = reject
            answer = resolve
          })
        }),
        recallItems: fromCallback<ItemsWanted, ItemSuggestionsInput>(({ receive }) => {
          receive(() => {
            wanted++
          })
        }),
      },
    }),
    { clock, input: { country: 'dk', owner: 'mette@example.dk' } },
  )
  actor.on('*', (event) => told.push(event))
  actor.start()
  const { send } = actor
  const type = (text: string, items: readonly ShoppingListItem[] = []) =>
    send({ type: 'text.changed', text, items })
  const shown = () => {
    const { rows, active } = actor.getSnapshot().context
    return rows.map((row, place) => {
      const name = row.kind === 'had' ? row.item.name : row.kind === 'goods' ? row.goods.name : 'as typed'
      return place === active ? `> ${name}` : name
    })
  }
  const complete = async (...names: string[]) => {
    answer(names.map((name) => goods(name)))
    await settled()
  }
  const fail = async () => {
    refuse(new Error('503'))
    await settled()
  }
  const state = () => actor.getSnapshot().value
  const tags = () => [...actor.getSnapshot().tags].sort()
  return {
    ...{ actor, clock, send, type, shown, complete, fail, state, tags, asked, told },
    isAborted: () => isAborted,
    wanted: () => wanted,
  }
}

describe('§2.10 suggestions while typing', () => {
  it('§9: ask the server 200 ms after the last key, once, and not again for what it has answered', async () => {
    const { actor, type, clock, asked, complete, state, isAborted } = openField()
    type('mæ')
    clock.increment(199)
    type('mæl')
    clock.increment(199)
    expect(asked).toEqual([])
    clock.increment(1)
    expect(asked).toEqual(['dk/mæl'])
    type('mælk')
    expect(isAborted()).toBe(true)
    clock.increment(200)
    await complete('mælk')
    expect(state()).toEqual({ open: 'completed' })
    type('mæ')
    type('mælk')
    expect([state(), asked]).toEqual([{ open: 'completed' }, ['dk/mæl', 'dk/mælk']])
    expect(actor.getSnapshot().context.text).toBe('mælk')
  })

  it('read what the device knows when the field gets the focus, and show it at once', () => {
    const { send, type, shown, wanted } = openField()
    send({ type: 'field.focused' })
    expect(wanted()).toBe(1)
    send({ type: 'items.recalled', had: [had('Mel')] })
    type('m')
    expect(shown()).toEqual(['Mel', 'as typed'])
    send({ type: 'items.recalled', had: [had('Mel'), had('Majs')] })
    expect(shown()).toEqual(['Mel', 'Majs', 'as typed'])
    type('m', [item('a', { name: 'Mel' })])
    expect(shown()).toEqual(['Majs', 'as typed'])
    send({ type: 'items.recalled', had: [had('Mel')] })
    expect(shown()).toEqual(['as typed'])
  })

  it('have a cursor that goes round through the text, and stays on its row when more is known', async () => {
    const { actor, send, type, shown, clock, complete } = openField()
    send({ type: 'items.recalled', had: [had('Mælkebøtte')] })
    type('mæ')
    const down = () => send({ type: 'cursor.moved', to: 'next' })
    const up = () => send({ type: 'cursor.moved', to: 'previous' })
    down()
    expect(shown()).toEqual(['> Mælkebøtte', 'as typed'])
    clock.increment(200)
    down()
    await complete('mælk', 'mælkesnitte')
    expect(shown()).toEqual(['Mælkebøtte', 'mælk', 'mælkesnitte', '> as typed'])
    down()
    expect(shown()).toEqual(['Mælkebøtte', 'mælk', 'mælkesnitte', 'as typed'])
    expect(actor.getSnapshot().context.active).toBeNull()
    up()
    up()
    expect(shown()).toEqual(['Mælkebøtte', 'mælk', '> mælkesnitte', 'as typed'])
    up()
    up()
    expect(shown()).toEqual(['> Mælkebøtte', 'mælk', 'mælkesnitte', 'as typed'])
    send({ type: 'items.recalled', had: [had('Mælkebøtte'), had('Mælkeskum')] })
    expect(shown().slice(0, 2)).toEqual(['> Mælkebøtte', 'Mælkeskum'])
    send({ type: 'items.recalled', had: [] })
    expect(shown()).toEqual(['mælk', 'mælkesnitte', 'as typed'])
    up()
    expect(shown()).toEqual(['mælk', 'mælkesnitte', '> as typed'])
    type('mæl')
    expect(shown()).toEqual(['mælk', 'mælkesnitte', 'as typed'])
    up()
    up()
    up()
    up()
    expect(shown()).toEqual(['mælk', 'mælkesnitte', 'as typed'])
  })

  it('tell what is chosen, and close', () => {
    const { send, type, told, state } = openField()
    send({ type: 'items.recalled', had: [had('Mel')] })
    type('2x m')
    send({ type: 'cursor.moved', to: 'next' })
    send({ type: 'text.entered' })
    type('m')
    send({ type: 'row.pressed', place: 1 })
    type('m')
    send({ type: 'text.entered' })
    const chosen = (text: string) => ({ type: 'suggestion.chosen', text, placeName: null })
    expect([told, state()]).toEqual([[chosen('2x Mel'), chosen('m')], 'closed'])
    send({ type: 'cursor.moved', to: 'next' })
    expect(state()).toBe('closed')
  })

  it('close when the field is left or Escape is pressed, and come back by an arrow key as they were', async () => {
    const { actor, send, type, clock, complete, state, tags } = openField()
    const arrow = () => send({ type: 'cursor.moved', to: 'next' })
    type('m')
    expect(tags()).toEqual(['open'])
    arrow()
    send({ type: 'field.left' })
    expect([state(), tags(), actor.getSnapshot().context.active]).toEqual(['closed', [], null])
    arrow()
    expect(state()).toEqual({ open: 'short' })
    type('mæ')
    expect([state(), tags()]).toEqual([{ open: 'debouncing' }, ['busy', 'open']])
    send({ type: 'escape.pressed' })
    expect(state()).toBe('closed')
    arrow()
    expect([state(), tags()]).toEqual([{ open: 'asking' }, ['busy', 'open']])
    await complete('mælk')
    send({ type: 'escape.pressed' })
    arrow()
    expect(state()).toEqual({ open: 'completed' })
    send({ type: 'row.pressed', place: 0 })
    expect(state()).toBe('closed')
    clock.increment(200)
    type('m')
    send({ type: 'escape.pressed' })
    send({ type: 'text.entered' })
    arrow()
    expect(state()).toBe('closed')
  })

  it('stay as they are, in silence, if the server does not answer', async () => {
    const { type, clock, fail, state, tags, shown, told } = openField()
    type('mæ')
    clock.increment(200)
    await fail()
    expect([state(), tags(), shown(), told]).toEqual([{ open: 'failed' }, ['open'], ['as typed'], []])
  })

  it('are none for nothing', () => {
    const { type, send, state, actor } = openField()
    send({ type: 'cursor.moved', to: 'next' })
    expect(state()).toBe('closed')
    type('m')
    type(' ')
    expect([state(), actor.getSnapshot().context.text]).toEqual(['closed', ' '])
  })
})
