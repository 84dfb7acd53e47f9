import { describe, expect, it } from 'vitest'
import { openSearchBox } from './search-box.fixture.ts'
import { foundResponse, ideas, nothingResponse } from './typeahead.fixtures.ts'

/** The text is kept, and nothing that was found under the locale before. */
const nothingOfBefore = {
  query: 'kaffe',
  locale: 'se',
  answer: null,
  ideas: null,
  activeRow: null,
  activeCell: 0,
}

const asked = ({ requests }: ReturnType<typeof openSearchBox>) =>
  requests.map(({ locale, term }) => `${locale}/${term}`)

describe('§7.1 typeahead: offers are of the locale the shopper is in', () => {
  it('what was found before a change of locale is asked for anew on focus', async () => {
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
  ])('an open dropdown with %s searches again and shows nothing of before', async (_, response) => {
    const box = openSearchBox()
    await box.find('kaffe', response)
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(box.now().context).toEqual(nothingOfBefore)
    expect(asked(box)).toEqual(['dk/kaffe', 'se/kaffe'])
  })

  it('a search under way begins anew, and its late answer changes nothing', async () => {
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

  it('typing rests its 400 ms through the change, and is then searched for in the new locale', async () => {
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

  it('the hint stays, and nothing is asked', () => {
    const box = openSearchBox()
    box.type('k')
    box.send({ type: 'locale.changed', locale: 'se' })
    expect(box.now().value).toEqual({ open: 'tooShort' })
    expect(asked(box)).toEqual([])
  })

  it('issue 17.16: ideas are wanted for each locale, and those of the one before are gone', () => {
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
