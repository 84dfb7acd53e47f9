import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { manualAddMachine } from './manual-add.machine.ts'

const submitted = (hasRoom: boolean, wantsMore = false) =>
  ({ type: 'item.submitted', hasRoom, wantsMore }) as const

function openSheet() {
  const sheet = createActor(manualAddMachine).start()
  return {
    send: sheet.send.bind(sheet),
    snapshot: () => sheet.getSnapshot(),
    quantity: () => sheet.getSnapshot().context.quantity,
    canDecrement: () => sheet.getSnapshot().can({ type: 'quantity.decremented' }),
  }
}

describe('§5 manual item', () => {
  it('begins with quantity 1 (§9), where minus is disabled', () => {
    const sheet = openSheet()
    expect(sheet.snapshot().context).toEqual({
      itemName: '',
      placeName: '',
      quantity: 1,
      quantityText: '1',
      wantsMore: false,
    })
    expect(sheet.canDecrement()).toBe(false)
    sheet.send({ type: 'quantity.decremented' })
    expect(sheet.quantity()).toBe(1)
  })

  it('plus increments and minus goes back', () => {
    const sheet = openSheet()
    sheet.send({ type: 'quantity.incremented' })
    sheet.send({ type: 'quantity.incremented' })
    expect(sheet.quantity()).toBe(3)
    sheet.send({ type: 'quantity.decremented' })
    expect(sheet.quantity()).toBe(2)
    expect(sheet.canDecrement()).toBe(true)
  })

  it('takes a typed quantity of at least 1, and ignores any other text', () => {
    const sheet = openSheet()
    sheet.send({ type: 'quantity.typed', text: '24' })
    for (const text of ['0', '', 'to', '-3', '2,5']) sheet.send({ type: 'quantity.typed', text })
    expect(sheet.quantity()).toBe(24)
  })

  it.each(['0', '', 'abc', '-3', '2,5', '1.5', '1e3'])(
    'keeps a text that is no quantity, with an error, until it is one: %j',
    (text) => {
      const sheet = openSheet()
      const shown = () => [sheet.snapshot().value, sheet.snapshot().context.quantityText]
      sheet.send({ type: 'name.changed', name: 'Lys' })
      sheet.send({ type: 'quantity.typed', text: '24' })
      sheet.send({ type: 'quantity.typed', text })
      expect(shown()).toEqual(['editing', text])
      sheet.send(submitted(true))
      sheet.send(submitted(true))
      sheet.send({ type: 'name.changed', name: 'Lys ' })
      expect(shown()).toEqual(['uncounted', text])
      sheet.send({ type: 'quantity.typed', text: `${text}x` })
      expect(shown()).toEqual(['uncounted', `${text}x`])
      sheet.send({ type: 'quantity.typed', text: '12' })
      expect(shown()).toEqual(['editing', '12'])
      sheet.send(submitted(true))
      expect(sheet.snapshot().output).toEqual({
        item: { itemName: 'Lys', placeName: null, quantity: 12 },
        wantsMore: false,
      })
    },
  )

  it('asks for the name first if the quantity is missing too', () => {
    const sheet = openSheet()
    sheet.send({ type: 'quantity.typed', text: 'abc' })
    sheet.send(submitted(true))
    expect([sheet.snapshot().value, sheet.snapshot().context.quantityText]).toEqual(['nameless', 'abc'])
  })

  it('on leaving the field, keeps a text that is no quantity with an error; the buttons count on from the last one', () => {
    const sheet = openSheet()
    const shown = () => sheet.snapshot().context.quantityText
    sheet.send({ type: 'quantity.typed', text: '24' })
    sheet.send({ type: 'quantity.left' })
    expect(sheet.snapshot().value).toBe('editing')
    sheet.send({ type: 'quantity.typed', text: '24x' })
    sheet.send({ type: 'quantity.left' })
    expect([sheet.snapshot().value, shown()]).toEqual(['uncounted', '24x'])
    const least = openSheet()
    least.send({ type: 'quantity.typed', text: 'x' })
    least.send({ type: 'quantity.left' })
    least.send({ type: 'quantity.decremented' })
    expect([least.snapshot().value, least.quantity()]).toEqual(['uncounted', 1])
    sheet.send({ type: 'quantity.decremented' })
    expect([sheet.snapshot().value, shown()]).toEqual(['editing', '23'])
    sheet.send({ type: 'quantity.typed', text: '24' })
    sheet.send({ type: 'quantity.typed', text: '' })
    sheet.send({ type: 'quantity.left' })
    sheet.send({ type: 'quantity.incremented' })
    expect([sheet.snapshot().value, shown()]).toEqual(['editing', '25'])
    sheet.send({ type: 'quantity.typed', text: '025' })
    expect([shown(), sheet.quantity()]).toEqual(['25', 25])
  })

  it('plus and typing stop at the maximum quantity, so that the server does not refuse the item', () => {
    const sheet = openSheet()
    sheet.send({ type: 'quantity.typed', text: '1000000' })
    expect([sheet.quantity(), sheet.snapshot().context.quantityText]).toEqual([999_999, '999999'])
    sheet.send({ type: 'quantity.incremented' })
    expect(sheet.quantity()).toBe(999_999)
  })

  it('must have a name', () => {
    const sheet = openSheet()
    sheet.send({ type: 'name.changed', name: '   ' })
    sheet.send(submitted(true))
    expect(sheet.snapshot().value).toBe('nameless')
    sheet.send({ type: 'name.changed', name: 'M' })
    expect(sheet.snapshot().value).toBe('editing')
  })

  it('is refused if the list is full, and loses nothing typed: it can be sent when there is room', () => {
    const sheet = openSheet()
    sheet.send({ type: 'name.changed', name: 'Lys' })
    sheet.send({ type: 'place.changed', place: 'Torvet' })
    sheet.send(submitted(false))
    expect(sheet.snapshot().value).toBe('full')
    expect(sheet.snapshot().context).toEqual({
      itemName: 'Lys',
      placeName: 'Torvet',
      quantity: 1,
      quantityText: '1',
      wantsMore: false,
    })
    sheet.send(submitted(true))
    expect(sheet.snapshot().output).toEqual({
      item: { itemName: 'Lys', placeName: 'Torvet', quantity: 1 },
      wantsMore: false,
    })
  })

  it('tells that the shopper wants to type another item', () => {
    const sheet = openSheet()
    sheet.send({ type: 'name.changed', name: 'Mel' })
    sheet.send(submitted(true, true))
    expect(sheet.snapshot().output).toEqual({
      item: { itemName: 'Mel', placeName: null, quantity: 1 },
      wantsMore: true,
    })
  })

  it('can have a place', () => {
    const sheet = openSheet()
    sheet.send({ type: 'name.changed', name: ' Fødselsdagslys ' })
    sheet.send({ type: 'place.changed', place: ' Bog og idé ' })
    sheet.send({ type: 'quantity.typed', text: '12' })
    sheet.send(submitted(true))
    expect(sheet.snapshot().output).toEqual({
      item: {
        itemName: 'Fødselsdagslys',
        placeName: 'Bog og idé',
        quantity: 12,
      },
      wantsMore: false,
    })
  })

  it('can be pasted from a spreadsheet or a chat, without line breaks and tabs', () => {
    const sheet = openSheet()
    sheet.send({ type: 'name.changed', name: 'Mælk\t2 l\n' })
    sheet.send({ type: 'place.changed', place: '\u202aTorvet\u202c' })
    sheet.send(submitted(true))
    expect(sheet.snapshot().output).toEqual({
      item: { itemName: 'Mælk 2 l', placeName: 'Torvet', quantity: 1 },
      wantsMore: false,
    })
  })

  it('has no name if it has no visible character', () => {
    const sheet = openSheet()
    sheet.send({ type: 'name.changed', name: '\u202a\t' })
    sheet.send(submitted(true))
    expect(sheet.snapshot().value).toBe('nameless')
  })

  it('has no place if none was typed', () => {
    const sheet = openSheet()
    sheet.send({ type: 'name.changed', name: 'Mel' })
    sheet.send({ type: 'place.changed', place: '  ' })
    sheet.send(submitted(true))
    expect(sheet.snapshot().output).toEqual({
      item: { itemName: 'Mel', placeName: null, quantity: 1 },
      wantsMore: false,
    })
  })

  it('shown again, it has what was typed, and no error', () => {
    const sheet = openSheet()
    sheet.send({ type: 'place.changed', place: 'Torvet' })
    sheet.send(submitted(true))
    sheet.send({ type: 'sheet.opened' })
    expect([sheet.snapshot().value, sheet.snapshot().context.placeName]).toEqual(['editing', 'Torvet'])
  })
})
