import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

describe('edit distance', () => {
  it.each([
    ['cola', 'cola', 0],
    ['cloa', 'cola', 1],
    ['kylign', 'kylling', 2],
    ['katofler', 'kartofler', 1],
    ['', 'ost', 3],
    ['ost', '', 3],
    ['ca', 'abc', 3],
  ])('of %j to %j is %i', (typed, word, distance) => {
    expect(editDistance(typed, word).whole).toBe(distance)
  })

  it('to a prefix: the nearest one; of equally near ones the one as long as the typed word', () => {
    expect(editDistance('kahiv', 'kahvinkeitin')).toEqual({ whole: 8, beginning: { distance: 1, length: 5 } })
    expect(editDistance('rug', 'rugbrod')).toEqual({ whole: 4, beginning: { distance: 0, length: 3 } })
  })
})
