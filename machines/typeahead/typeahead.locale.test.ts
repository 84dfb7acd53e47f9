import { describe, expect, it } from 'vitest'
import { openSearchBox } from './search-box.fixture.ts'
import { foundResponse, ideas, nothingResponse } from './typeahead.fixtures.ts'

/** Keeps the text, and nothing that was found in the old locale. */
const nothingOfBefore = {
  query: 'kaffe',
  locale: 'se',
  screen: 'desktop',
  answer: null,
  ideas: null,
  activeRow: null,
  activeCell: 0,
}

const asked = ({ requests }: ReturnType<typeof openSearchBox>) =>
  requests.map(({ locale, term }) => `${locale}/${term}`)

describe('§7.1 typeahead: offers are of the locale the shopper is in', () => {
  it('after a change of locale, the next focus searches again', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    box.send({ type: 'dropdown.dismissed' })
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().value).toBe('closed')
    expect(box.now().context).toEqual(nothingOfBefore)
    box.send({ type: 'input.focused' })
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(asked(box)).toEqual(['dk/kaffe', 'se/kaffe'])
  })

  it.each([
    ['offers', foundResponse],
    ['nothing', nothingResponse],
  ])('an open dropdown with %s searches again and hides the old answer', async (_, response) => {
    const box = openSearchBox()
    await box.find('kaffe', response)
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(box.now().context).toEqual(nothingOfBefore)
    expect(asked(box)).toEqual(['dk/kaffe', 'se/kaffe'])
  })

  it('a running search starts again, and its late answer changes nothing', async () => {
    const box = openSearchBox('kaffe')
    box.send({ type: 'input.focused' })
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(asked(box)).toEqual(['dk/kaffe', 'se/kaffe'])
    expect(box.requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
    box.requests[0]?.answer(foundResponse)
    await Promise.resolve()
    await Promise.resolve()
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(box.now().context.answer).toBe(null)
  })

  it('a failed search is tried again', async () => {
    const box = openSearchBox('kaffe')
    box.send({ type: 'input.focused' })
    await box.fail(new Error('503'))
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(asked(box)).toEqual(['dk/kaffe', 'se/kaffe'])
  })

  it('the 400 ms after typing go on during the change, and the search is then in the new locale', async () => {
    const box = openSearchBox()
    await box.find('ka')
    box.type('kaf')
    box.clock.increment(399)
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().value).toEqual({ open: 'debouncing' })
    expect(box.now().context.answer).toBe(null)
    box.clock.increment(1)
    expect(asked(box)).toEqual(['dk/ka', 'se/kaf'])
  })

  it('the hint stays, and nothing is requested', () => {
    const box = openSearchBox()
    box.type('k')
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().value).toEqual({ open: 'tooShort' })
    expect(asked(box)).toEqual([])
  })

  it('§2.5: the ideas of the new locale are requested, and the old ones are gone', () => {
    const box = openSearchBox()
    box.send({ type: 'ideas.loaded', ideas })
    expect(box.now().context.ideas).toEqual(ideas)
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().context.ideas).toBe(null)
    box.type('ka')
    box.send({ type: 'locale.changed', locale: 'fi' })
    expect(box.ideasWanted).toEqual(['dk', 'se', 'fi'])
  })
})
