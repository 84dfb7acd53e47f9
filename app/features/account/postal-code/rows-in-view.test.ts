import { describe, expect, it } from 'vitest'
import { rowsInView } from './rows-in-view.ts'

const list = { rowHeight: 44, height: 300 }

describe('§9 a dropdown of 300 px over a list of any length', () => {
  it('at the top draws the rows in view and six more', () => {
    expect(rowsInView({ ...list, scrolled: 0, rows: 1201 })).toEqual({ first: 0, last: 13 })
  })

  it('in the middle draws six more rows on both sides', () => {
    expect(rowsInView({ ...list, scrolled: 4400, rows: 1201 })).toEqual({ first: 94, last: 113 })
  })

  it('ends with the list', () => {
    expect(rowsInView({ ...list, scrolled: 1201 * 44 - 300, rows: 1201 })).toEqual({
      first: 1188,
      last: 1201,
    })
  })

  it('draws a short list whole, and no rows if the list shrank to above the scroll position', () => {
    expect(rowsInView({ ...list, scrolled: 0, rows: 3 })).toEqual({ first: 0, last: 3 })
    expect(rowsInView({ ...list, scrolled: 4400, rows: 3 })).toEqual({ first: 3, last: 3 })
  })
})
