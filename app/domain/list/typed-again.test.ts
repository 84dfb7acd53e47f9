import { describe, expect, it } from 'vitest'
import { item } from './lists.fixture.ts'
import { afterRaise, afterUndo, isWordsAlone, raiseOf, sameWordsAs, typedAdditionOf } from './typed-again.ts'

describe('§2.10 the same words typed again', () => {
  it('are equal after trim, NFC and lower case', () => {
    const rows = [item('a', { name: 'Cre\u0300me' }), item('b', { name: 'MÆLK' })]
    expect(
      ['crème', ' mælk ', 'Mælk', 'mælke', 'maelk'].map((words) => sameWordsAs(rows, words)?.uuid),
    ).toEqual(['a', 'b', 'b', undefined, undefined])
  })

  it('mean the first row without a tick, or else the first', () => {
    const ticked = item('a', { name: 'Mælk', checked: true })
    expect(
      sameWordsAs([ticked, item('b', { name: 'mælk' }), item('c', { name: 'mælk' })], 'mælk')?.uuid,
    ).toBe('b')
    expect(sameWordsAs([ticked, { ...ticked, uuid: 'b' }], 'mælk')?.uuid).toBe('a')
  })

  it('mean no row with a place, an amount, an offer or a partner’s product', () => {
    const plain = item('a', { name: 'Mælk', subText: '' })
    const others = [
      { subText: 'Bageren' },
      { wantedAmount: '2 l' },
      { offerId: 7 },
      { customPartnerProductId: 3 },
    ].map((changes) => ({ ...plain, ...changes }))
    expect([plain, ...others].map(isWordsAlone)).toEqual([true, false, false, false, false])
  })

  it('are those without an amount and without what will do for them', () => {
    const milk = { itemName: 'mælk', quantity: 2 }
    const manual = { kind: 'add-manual', placeName: null, ...milk }
    expect(typedAdditionOf(milk)).toEqual({ kind: 'add-typed', ...milk })
    expect(typedAdditionOf({ ...milk, wantedAmount: '2 l' })).toEqual({ ...manual, wantedAmount: '2 l' })
    expect(typedAdditionOf({ ...milk, rule: { brand: 'Arla' } })).toEqual({
      ...manual,
      rule: { brand: 'Arla' },
    })
  })

  it('raise the quantity by as many as typed, up to the most', () => {
    const raised = (quantity: number, typed: number) =>
      afterRaise({ quantity, checked: false }, raiseOf({ quantity, checked: false }, typed)).quantity
    expect([raised(1, 1), raised(2, 3), raised(999_998, 5)]).toEqual([2, 5, 999_999])
  })

  it('take a tick back, with as many as before, or as typed', () => {
    const ticked = { quantity: 6, checked: true }
    expect(afterRaise(ticked, raiseOf(ticked, 1))).toEqual({ quantity: 6, checked: false })
    expect(afterRaise(ticked, raiseOf(ticked, 2))).toEqual({ quantity: 2, checked: false })
  })

  it.each([
    ['a raise', { quantity: 4, checked: false }, 3],
    ['one up to the most', { quantity: 999_998, checked: false }, 5],
    ['a tick that was taken back', { quantity: 6, checked: true }, 2],
  ])('are taken back exactly: %s', (_, before, typed) => {
    const raise = raiseOf(before, typed)
    expect(afterUndo(afterRaise(before, raise), raise)).toEqual(before)
  })

  it('are taken back from what others made of the row meanwhile', () => {
    const raise = raiseOf({ quantity: 1, checked: false }, 2)
    expect(afterUndo({ quantity: 7, checked: true }, raise)).toEqual({ quantity: 5, checked: true })
    expect(afterUndo({ quantity: 1, checked: false }, raise)).toEqual({ quantity: 1, checked: false })
    const made = { raised: 2, tookTick: false, isNew: true }
    expect(afterUndo({ quantity: 3, checked: false }, made)).toEqual({ quantity: 1, checked: false })
    expect(afterUndo({ quantity: 2, checked: false }, made)).toBeNull()
  })
})
