import { describe, expect, it } from 'vitest'
import { readPastedLines } from './read-pasted-lines.ts'

const wanted = (itemName: string, quantity = 1) => ({ itemName, quantity, isDone: false })
const done = (itemName: string, quantity = 1) => ({ itemName, quantity, isDone: true })

describe('§2.10 what is pasted into the list’s field', () => {
  it('is an item a line, without blank lines and what marks the lines of a list', () => {
    const text = '- mælk\n\n• 2 stk rugbrød\r\n[ ] æg\n☐ smør\n  kaffe  \n1. ost\n2) te\n– [] gær\n-\n'
    expect(readPastedLines(text)).toEqual([
      wanted('mælk'),
      wanted('rugbrød', 2),
      ...['æg', 'smør', 'kaffe', 'ost', 'te', 'gær'].map((name) => wanted(name)),
    ])
  })

  it('knows which lines are marked as done', () => {
    expect(readPastedLines('- [x] mælk\n[X] 3x æg\n✓ smør\n☑ te\n- [ ] ost\nxylitol')).toEqual([
      done('mælk'),
      done('æg', 3),
      done('smør'),
      done('te'),
      wanted('ost'),
      wanted('xylitol'),
    ])
  })

  it('is an item between commas and semicolons if it is one line', () => {
    expect(readPastedLines('mælk, 2 stk rugbrød; 1,5 l juice,æg,\n')).toEqual([
      wanted('mælk'),
      wanted('rugbrød', 2),
      { ...wanted('juice'), wantedAmount: '1,5 l' },
      wanted('æg'),
    ])
  })

  it('joins an amount between commas with the item before it', () => {
    expect(readPastedLines('mælk, 2 l, æg, 10 stk; 1 pose')).toEqual([
      { ...wanted('mælk'), wantedAmount: '2 l' },
      { ...wanted('æg, 10 stk'), wantedAmount: '1 pose' },
    ])
  })

  it('keeps the commas of several lines', () => {
    expect(readPastedLines('løg, røde\nmælk')).toEqual([wanted('løg, røde'), wanted('mælk')])
  })

  it.each(['', '  \n ', '-\n•\n', ',;'])('is no item if it is blank: %j', (text) => {
    expect(readPastedLines(text)).toEqual([])
  })
})
