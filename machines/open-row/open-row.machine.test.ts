import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type OpenRowEvent, openRowMachine } from './open-row.machine.ts'

const opened = (row: string): OpenRowEvent => ({ type: 'row.opened', row })
const closed = (row: string): OpenRowEvent => ({ type: 'row.closed', row })

/** The state after some events, the row that is open, and those that had to close. */
function after(...events: OpenRowEvent[]) {
  const dismissed: string[] = []
  const rows = createActor(openRowMachine)
  rows.on('row.dismissed', ({ row }) => dismissed.push(row))
  rows.start()
  for (const event of events) rows.send(event)
  const { value, context } = rows.getSnapshot()
  return { value, row: context.row, dismissed }
}

it('§4 item row: closes the open row when another one opens, and nothing else', () => {
  expect(after(opened('milk'))).toEqual({ value: 'one', row: 'milk', dismissed: [] })
  expect(after(opened('milk'), opened('bread'))).toEqual({
    value: 'one',
    row: 'bread',
    dismissed: ['milk'],
  })
  expect(after(opened('milk'), opened('milk'))).toEqual({ value: 'one', row: 'milk', dismissed: [] })
})

it('§4 item row: knows that no row is open any more', () => {
  expect(after(opened('milk'), closed('milk'))).toEqual({ value: 'none', row: null, dismissed: [] })
  expect(after(opened('milk'), closed('milk'), opened('bread')).dismissed).toEqual([])
})

it('§4 item row: does not take the row that had to close for the one that is open', () => {
  expect(after(opened('milk'), opened('bread'), closed('milk'))).toEqual({
    value: 'one',
    row: 'bread',
    dismissed: ['milk'],
  })
  expect(after(closed('milk'))).toEqual({ value: 'none', row: null, dismissed: [] })
})
