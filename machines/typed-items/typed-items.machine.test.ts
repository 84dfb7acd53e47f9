import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type TypedItemsEmitted, typedItemsMachine } from './typed-items.machine.ts'

function openField() {
  const actor = createActor(typedItemsMachine).start()
  const told: TypedItemsEmitted[] = []
  actor.on('item.typed', (event) => told.push(event))
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.text]
  const type = (text: string) => actor.send({ type: 'text.changed', text })
  return { send: actor.send, told, state, type }
}
const item = (itemName: string, quantity = 1) => ({ itemName, quantity })

describe('§2.10 the field above the list', () => {
  it('an entered text is an item, and the field is empty for the next one', () => {
    const { send, told, state, type } = openField()
    type('mælk')
    expect(state()).toEqual(['editing', 'mælk'])
    send({ type: 'text.entered', hasRoom: true })
    type('3x æg')
    send({ type: 'text.entered', hasRoom: true })
    expect([told, state()]).toEqual([
      [
        { type: 'item.typed', item: item('mælk') },
        { type: 'item.typed', item: item('æg', 3) },
      ],
      ['editing', ''],
    ])
  })

  it('fifty words are fifty items in their order', () => {
    const { send, told, type } = openField()
    const words = Array.from({ length: 50 }, (_, place) => `vare ${place}`)
    for (const word of words) {
      type(word)
      send({ type: 'text.entered', hasRoom: true })
    }
    expect(told.map((event) => event.item)).toEqual(words.map((word) => item(word)))
  })

  it('§5 manual item: a blank text is no item, and stays', () => {
    const { send, told, state, type } = openField()
    type('  ')
    send({ type: 'text.entered', hasRoom: true })
    expect([told, state()]).toEqual([[], ['editing', '  ']])
  })

  it('if the list is full, the text stays until there is room or it is changed', () => {
    const { send, told, state, type } = openField()
    type('mælk')
    send({ type: 'text.entered', hasRoom: false })
    expect([told, state()]).toEqual([[], ['full', 'mælk']])
    send({ type: 'text.entered', hasRoom: true })
    expect([told, state()]).toEqual([[{ type: 'item.typed', item: item('mælk') }], ['editing', '']])
    type('æg')
    send({ type: 'text.entered', hasRoom: false })
    type('ægg')
    expect(state()).toEqual(['editing', 'ægg'])
  })
})
