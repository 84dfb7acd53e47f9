import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type SearchRowEvent, searchRowMachine } from './search-row.machine.ts'

/** The row after the page was scrolled to some heights, or after other events, as the page sees it. */
function rowAfter(...happened: (number | SearchRowEvent)[]) {
  const row = createActor(searchRowMachine).start()
  for (const each of happened) row.send(typeof each === 'number' ? { type: 'page.scrolled', y: each } : each)
  const { value, tags } = row.getSnapshot()
  return { value, isReturned: tags.has('returned') }
}

const focused: SearchRowEvent = { type: 'focus.gained' }
const left: SearchRowEvent = { type: 'focus.lost' }

const flowing = { value: 'flowing', isReturned: false }
const returned = { value: 'returned', isReturned: true }
const held = { value: 'held', isReturned: true }

describe('look, header: a phone’s search box', () => {
  it('scrolls away with the page', () => {
    expect(rowAfter()).toEqual(flowing)
    expect(rowAfter(100, 400)).toEqual(flowing)
  })

  it('returns when the page is scrolled up by 24 px, at once or bit by bit', () => {
    expect(rowAfter(400, 377)).toEqual(flowing)
    expect(rowAfter(400, 376)).toEqual(returned)
    expect(rowAfter(400, 390, 380, 376)).toEqual(returned)
    expect(rowAfter(100, 400, 385, 395, 376)).toEqual(returned)
  })

  it('hides when the page is scrolled down by 24 px again', () => {
    expect(rowAfter(400, 300, 323)).toEqual(returned)
    expect(rowAfter(400, 300, 324)).toEqual(flowing)
    expect(rowAfter(400, 300, 310, 280, 304)).toEqual(flowing)
    expect(rowAfter(400, 300, 324, 301)).toEqual(flowing)
    expect(rowAfter(400, 300, 324, 300)).toEqual(returned)
  })

  it('is at its own place at the top of the page', () => {
    expect(rowAfter(400, 56)).toEqual(flowing)
    expect(rowAfter(400, 57)).toEqual(returned)
    expect(rowAfter(400, 300, 57)).toEqual(returned)
    expect(rowAfter(400, 300, 56)).toEqual(flowing)
    // What was scrolled before does not count.
    expect(rowAfter(400, 0, 60, 58)).toEqual(flowing)
    expect(rowAfter(400, 300, 0, 80, 60)).toEqual(flowing)
  })

  it('stays while it has the focus, wherever the page is scrolled', () => {
    expect(rowAfter(focused)).toEqual(held)
    expect(rowAfter(400, focused, 500, 900, focused)).toEqual(held)
    expect(rowAfter(400, 300, focused, 900)).toEqual(held)
    expect(rowAfter(400, focused, 500, left)).toEqual(returned)
    expect(rowAfter(400, focused, 500, left, 523)).toEqual(returned)
    expect(rowAfter(400, focused, 500, left, 524)).toEqual(flowing)
  })

  it('does not hear of a focus that it did not have', () => {
    expect(rowAfter(400, left)).toEqual(flowing)
    expect(rowAfter(400, 300, left)).toEqual(returned)
  })
})
