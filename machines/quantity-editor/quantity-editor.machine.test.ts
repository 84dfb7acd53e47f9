import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#app/domain/failure.ts'
import { type QuantityEditorEmitted, quantityEditorMachine } from './quantity-editor.machine.ts'

function drawEditor(quantity: number) {
  const saves: { quantity: number; answer: () => void; refuse: (failure: Failure) => void }[] = []
  const emitted: QuantityEditorEmitted[] = []
  const saveQuantity = fromPromise<void, { quantity: number }>(
    ({ input }) =>
      new Promise((answer, refuse) => {
        saves.push({ quantity: input.quantity, answer, refuse })
      }),
  )
  const editor = createActor(quantityEditorMachine.provide({ actors: { saveQuantity } }), {
    input: { quantity },
  })
  editor.on('*', (event) => emitted.push(event))
  editor.start()
  return {
    saves,
    emitted,
    send: editor.send.bind(editor),
    snapshot: () => editor.getSnapshot(),
    field: () => editor.getSnapshot().value.field,
    isBusy: () => editor.getSnapshot().hasTag('busy'),
    enter: (text: string) => {
      editor.send({ type: 'editor.opened' })
      editor.send({ type: 'text.changed', text })
      editor.send({ type: 'input.blurred' })
    },
    asked: () => saves.map(({ quantity }) => quantity),
  }
}

const settled = async () => {
  await Promise.resolve()
  await Promise.resolve()
}

describe('§4 item row: the quantity', () => {
  it('is a number, and a tap opens an input with it', () => {
    const editor = drawEditor(3)
    expect(editor.field()).toBe('showing')
    editor.send({ type: 'editor.opened' })
    expect(editor.field()).toBe('editing')
    expect(editor.snapshot().context.text).toBe('3')
  })

  it('is saved on blur, and busy meanwhile (the loading blur)', async () => {
    const editor = drawEditor(3)
    editor.enter(' 12 ')
    expect(editor.isBusy()).toBe(true)
    expect(editor.asked()).toEqual([12])
    editor.saves[0]?.answer()
    await settled()
    expect(editor.field()).toBe('showing')
    expect(editor.isBusy()).toBe(false)
    expect(editor.emitted).toEqual([])
  })

  it('can be changed again while it is saved, and the newest is saved last', async () => {
    const editor = drawEditor(3)
    editor.enter('12')
    editor.send({ type: 'editor.opened' })
    expect([editor.field(), editor.snapshot().context.text]).toEqual(['editing', '12'])
    editor.send({ type: 'text.changed', text: '7' })
    editor.send({ type: 'input.blurred' })
    expect(editor.asked()).toEqual([12, 7])
    editor.saves[0]?.answer()
    await settled()
    expect([editor.field(), editor.isBusy()], 'the newest is not saved yet').toEqual(['showing', true])
    editor.saves[1]?.answer()
    await settled()
    expect([editor.field(), editor.isBusy()]).toEqual(['showing', false])
  })

  it.each(['escape.pressed', 'input.blurred'] as const)(
    'is still being saved if the input is opened again and left unchanged by %s',
    async (type) => {
      const editor = drawEditor(3)
      editor.enter('12')
      editor.send({ type: 'editor.opened' })
      editor.send({ type })
      expect([editor.field(), editor.isBusy(), editor.asked()]).toEqual(['showing', true, [12]])
      editor.saves[0]?.answer()
      await settled()
      expect(editor.isBusy()).toBe(false)
    },
  )

  it('does not change the text of the input when an earlier one is saved', async () => {
    const editor = drawEditor(3)
    editor.enter('12')
    editor.send({ type: 'editor.opened' })
    editor.send({ type: 'text.changed', text: '7' })
    editor.saves[0]?.refuse({ kind: 'missing' })
    await settled()
    expect([editor.field(), editor.isBusy(), editor.snapshot().context.text]).toEqual(['editing', false, '7'])
    expect(editor.emitted).toEqual([{ type: 'save.failed', error: { kind: 'missing' } }])
  })

  it('stays as somebody else set it meanwhile, if the shopper types nothing', () => {
    const editor = drawEditor(2)
    editor.send({ type: 'editor.opened' })
    editor.send({ type: 'quantity.updated', quantity: 3 })
    editor.send({ type: 'input.blurred' })
    expect([editor.asked(), editor.snapshot().context.quantity]).toEqual([[], 3])
  })

  it('is saved as the shopper typed it, also if somebody else set it meanwhile', () => {
    const editor = drawEditor(2)
    editor.send({ type: 'editor.opened' })
    editor.send({ type: 'text.changed', text: '2' })
    editor.send({ type: 'quantity.updated', quantity: 3 })
    editor.send({ type: 'input.blurred' })
    expect(editor.asked()).toEqual([2])
  })

  it('§5 is limited to the maximum, and saved as that', () => {
    const editor = drawEditor(3)
    editor.enter('1000000')
    expect(editor.asked()).toEqual([999_999])
    const full = drawEditor(999_999)
    full.enter('1000000')
    expect([full.field(), full.asked()]).toEqual(['showing', []])
  })

  it('is not saved if it did not change', () => {
    const editor = drawEditor(3)
    editor.enter('3')
    expect(editor.field()).toBe('showing')
    expect(editor.asked()).toEqual([])
  })

  it('0 asks for the item to be removed', () => {
    const editor = drawEditor(3)
    editor.enter('0')
    expect(editor.field()).toBe('showing')
    expect(editor.emitted).toEqual([{ type: 'removal.requested' }])
    expect(editor.asked()).toEqual([])
  })

  it('goes back on Escape', () => {
    const editor = drawEditor(3)
    editor.send({ type: 'editor.opened' })
    editor.send({ type: 'text.changed', text: '9' })
    editor.send({ type: 'escape.pressed' })
    editor.send({ type: 'editor.opened' })
    expect(editor.snapshot().context.text).toBe('3')
    expect(editor.asked()).toEqual([])
  })

  it.each(['', 'to', '2,5', '1.5', '-3', '2 l'])(
    'stays, with a message, if what is entered is no whole number: %j',
    (text) => {
      const editor = drawEditor(3)
      editor.enter(text)
      expect([editor.field(), editor.snapshot().context.quantity, editor.asked()]).toEqual(['showing', 3, []])
      expect(editor.emitted).toEqual([{ type: 'text.ignored', quantity: 3 }])
    },
  )

  it('reports why a save was refused', async () => {
    const editor = drawEditor(3)
    editor.enter('4')
    editor.saves[0]?.refuse({ kind: 'missing' })
    await settled()
    expect(editor.field()).toBe('showing')
    expect(editor.emitted).toEqual([{ type: 'save.failed', error: { kind: 'missing' } }])
  })

  it('follows the changes of others, and keeps the typed text', () => {
    const editor = drawEditor(3)
    editor.send({ type: 'editor.opened' })
    editor.send({ type: 'text.changed', text: '9' })
    editor.send({ type: 'quantity.updated', quantity: 5 })
    expect(editor.snapshot().context).toMatchObject({ quantity: 5, text: '9' })
    editor.send({ type: 'input.blurred' })
    expect(editor.asked()).toEqual([9])
  })
})
