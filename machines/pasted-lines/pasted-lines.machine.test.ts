import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { pastedLinesMachine } from './pasted-lines.machine.ts'

function openSheet(text: string) {
  const actor = createActor(pastedLinesMachine, { input: { text } }).start()
  const state = () => actor.getSnapshot().value
  const output = () => actor.getSnapshot().output?.items
  const lines = () =>
    actor
      .getSnapshot()
      .context.lines.map(({ item, isTaken }) => `${isTaken ? '+' : '-'} ${item.quantity} ${item.itemName}`)
  return { send: actor.send, state, output, lines, leftOut: () => actor.getSnapshot().context.numberLeftOut }
}
const item = (itemName: string, quantity = 1) => ({ itemName, quantity })

describe('§2.10 a pasted list', () => {
  it('is shown as items, and those that are marked as done are left out', () => {
    const { lines, state, leftOut } = openSheet('mælk\n[x] 2 stk rugbrød\n3x æg')
    expect([lines(), state(), leftOut()]).toEqual([['+ 1 mælk', '- 2 rugbrød', '+ 3 æg'], 'choosing', 0])
  })

  it('goes on the list without the items that were taken out', () => {
    const { send, output, state } = openSheet('mælk\n[x] 2 stk rugbrød\n3x æg')
    send({ type: 'line.toggled', place: 0 })
    send({ type: 'line.toggled', place: 1 })
    send({ type: 'lines.submitted', room: 2 })
    expect([output(), state()]).toEqual([[item('rugbrød', 2), item('æg', 3)], 'submitted'])
  })

  it('stays if nothing of it is taken', () => {
    const { send, output, state } = openSheet('[x] mælk\n[x] te')
    send({ type: 'lines.submitted', room: 9 })
    expect([output(), state()]).toEqual([undefined, 'choosing'])
  })

  it('stays if the list has no room for all that is taken, until there is or less is taken', () => {
    const { send, output, state } = openSheet('mælk\næg')
    send({ type: 'lines.submitted', room: 1 })
    expect(state()).toBe('full')
    send({ type: 'line.toggled', place: 1 })
    expect(state()).toBe('choosing')
    send({ type: 'lines.submitted', room: 1 })
    expect([output(), state()]).toEqual([[item('mælk')], 'submitted'])
  })

  it('is shown without the error that its sheet was left with', () => {
    const { send, state } = openSheet('mælk\næg')
    send({ type: 'lines.submitted', room: 1 })
    send({ type: 'sheet.opened' })
    expect(state()).toBe('choosing')
  })

  it('can be one item instead, if there is room for it', () => {
    const { send, output, state } = openSheet('løg, røde\n')
    send({ type: 'whole.submitted', room: 0 })
    expect(state()).toBe('full')
    send({ type: 'whole.submitted', room: 1 })
    expect(output()).toEqual([item('løg, røde')])
  })

  it('holds three hundred lines, and says how many are left out', () => {
    const text = Array.from({ length: 302 }, (_, place) => `vare ${place}`).join('\n')
    const { lines, leftOut } = openSheet(text)
    expect([lines().length, lines().at(-1), leftOut()]).toEqual([300, '+ 1 vare 299', 2])
  })
})
