import { describe, expect, it } from 'vitest'
import { rowsInView } from './rows-in-view.ts'

const list = { rowHeight: 44, height: 300 }

describe('§9 a dropdown of 300 px over a list of any length', () => {
  it('draws what is in view and six rows more at its top', () => {
    expect(rowsInView({ ...list, scrolled: 0, rows: 1201 })).toEqual({ first: 0, last: 13 })
  })

  it('draws six rows more on both sides in the middle', () => {
    expect(rowsInView({ ...list, scrolled: 4400, rows: 1201 })).toEqual({ first: 94, last: 113 })
  })

  it('ends with the list', () => {
    expect(rowsInView({ ...list, scrolled: 1201 * 44 - 300, rows: 1201 })).toEqual({
      first: 1188,
      last: 1201,
    })
  })

  it('draws a short list whole, and none where it was scrolled beyond a list that shrank', () => {
    expect(rowsInView({ ...list, scrolled: 0, rows: 3 })).toEqual({ first: 0, last: 3 })
    expect(rowsInView({ ...list, scrolled: 4400, rows: 3 })).toEqual({ first: 3, last: 3 })
  })
})
