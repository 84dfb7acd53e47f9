import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { NeedRule } from '#app/domain/list/need-rule.ts'
import { needRuleMachine } from './need-rule.machine.ts'

const sizes = { from: 0.4, to: 0.5, unit: 'kg' } as const

function openSheet(rule?: NeedRule) {
  const sheet = createActor(needRuleMachine).start()
  const set: NeedRule[] = []
  sheet.on('rule.set', (event) => set.push(event.rule))
  sheet.send({ type: 'sheet.opened', rule })
  return {
    set,
    send: sheet.send.bind(sheet),
    state: () => sheet.getSnapshot().value,
    isOpen: () => sheet.getSnapshot().hasTag('open'),
    texts: () => sheet.getSnapshot().context.texts,
    type: (field: 'from' | 'to' | 'unit' | 'brand', text: string) =>
      sheet.send({ type: 'field.changed', field, text }),
  }
}

describe('§2.10 what will do for a typed item', () => {
  it('is a range of sizes and a brand, and the sheet closes with it', () => {
    const sheet = openSheet()
    sheet.type('from', '400')
    sheet.type('to', '500')
    sheet.type('brand', 'Gevalia')
    sheet.send({ type: 'rule.submitted' })
    expect([sheet.set, sheet.state()]).toEqual([[{ sizes, brand: 'Gevalia' }], 'closed'])
  })

  it('is shown as it was set, and can be taken away', () => {
    const sheet = openSheet({ sizes })
    expect(sheet.isOpen()).toBe(true)
    expect(sheet.texts()).toEqual({ from: '400', to: '500', unit: 'g', brand: '' })
    sheet.send({ type: 'rule.cleared' })
    expect([sheet.set, sheet.state(), sheet.texts().from]).toEqual([[{}], 'closed', ''])
    expect(sheet.isOpen()).toBe(false)
  })

  it('is not set while a size is no number, which the next key takes back', () => {
    const sheet = openSheet()
    sheet.type('from', 'stor')
    sheet.send({ type: 'rule.submitted' })
    expect([sheet.set, sheet.state()]).toEqual([[], { open: 'unreadable' }])
    sheet.type('from', '')
    expect(sheet.state()).toEqual({ open: 'editing' })
  })
})

it('§2.10 a size that is too large is said to be one, which the next key takes back', () => {
  const sheet = openSheet()
  sheet.type('unit', 'stk')
  sheet.type('to', '5000')
  sheet.send({ type: 'rule.submitted' })
  expect([sheet.set, sheet.state()]).toEqual([[], { open: 'tooLarge' }])
  sheet.type('to', '500')
  expect(sheet.state()).toEqual({ open: 'editing' })
})

describe('§4 Back: the sheet is dismissed', () => {
  it('and opens again with what was typed', () => {
    const sheet = openSheet()
    sheet.type('brand', 'Gev')
    sheet.send({ type: 'sheet.left' })
    expect(sheet.state()).toBe('closed')
    sheet.send({ type: 'sheet.opened', rule: undefined })
    expect([sheet.state(), sheet.texts().brand]).toEqual([{ open: 'editing' }, 'Gev'])
  })

  it('and opens with the rule that somebody else has set since', () => {
    const sheet = openSheet()
    sheet.type('brand', 'Gev')
    sheet.send({ type: 'sheet.left' })
    sheet.send({ type: 'sheet.opened', rule: { brand: 'BKI' } })
    expect(sheet.texts().brand).toBe('BKI')
    sheet.send({ type: 'sheet.left' })
    sheet.send({ type: 'sheet.opened', rule: undefined })
    expect(sheet.texts().brand).toBe('')
  })
})
