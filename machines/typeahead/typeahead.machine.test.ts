import { describe, expect, it } from 'vitest'
import { openSearchBox } from './search-box.fixture.ts'
import { foundResponse, ideas, milk, nothingResponse } from './typeahead.fixtures.ts'
import { rowsOf } from './typeahead.rows.ts'

describe('§4 typeahead: when the dropdown is open', () => {
  it('starts closed, with the text of the page', () => {
    const box = openSearchBox('smør')
    expect(box.now().value).toBe('closed')
    expect(box.now().context).toEqual({
      query: 'smør',
      locale: 'dk',
      screen: 'desktop',
      answer: null,
      ideas: null,
      activeRow: null,
      activeCell: 0,
    })
  })

  it('opens on input', () => {
    const box = openSearchBox()
    box.type('kaffe')
    expect(box.now().value).toEqual({ open: 'debouncing' })
    expect([...box.now().tags].sort()).toEqual(['busy', 'open'])
  })

  it('opens on focus when text is present, and requests at once', () => {
    const box = openSearchBox('kaffe')
    box.send({ type: 'input.focused' })
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(box.requests.map(({ term }) => term)).toEqual(['kaffe'])
  })

  it('opens on focus with the hint if the text is too short', () => {
    const box = openSearchBox('k')
    box.send({ type: 'input.focused' })
    expect(box.now().value).toEqual({ open: 'tooShort' })
  })

  it('stays closed on focus without text', () => {
    const box = openSearchBox()
    box.send({ type: 'input.focused' })
    expect(box.now().value).toBe('closed')
  })

  it('shows the answer for the text again on focus, without a second request', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    box.send({ type: 'dropdown.dismissed' })
    box.send({ type: 'input.focused' })
    expect(box.now().value).toEqual({ open: 'results' })
    expect(box.requests.length).toBe(1)
  })

  it('requests on focus if the text has changed since the last answer', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    box.type('kaffe ')
    box.type('kaffekapsler')
    box.send({ type: 'dropdown.dismissed' })
    box.send({ type: 'input.focused' })
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(box.requests.map(({ term }) => term)).toEqual(['kaffe', 'kaffekapsler'])
  })

  it.each(['dropdown.dismissed', 'escape.pressed', 'route.changed', 'query.submitted'] as const)(
    'closes by %s and cancels the running request',
    (type) => {
      const box = openSearchBox()
      box.type('kaffe')
      box.clock.increment(400)
      box.send({ type })
      expect(box.now().value).toBe('closed')
      expect(box.now().context.query).toBe('kaffe')
      expect(box.requests.map(({ signal }) => signal.aborted)).toEqual([true])
    },
  )

  it('is closed and emptied by the clear button', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    box.send({ type: 'query.cleared' })
    expect(box.now().value).toBe('closed')
    expect(box.now().context).toEqual({
      query: '',
      locale: 'dk',
      screen: 'desktop',
      answer: null,
      ideas: null,
      activeRow: null,
      activeCell: 0,
    })
  })

  it('Escape empties the text of a closed dropdown, and does nothing without text', () => {
    const box = openSearchBox('kaffe')
    box.send({ type: 'escape.pressed' })
    expect(box.now().value).toBe('closed')
    expect(box.now().context.query).toBe('')
    expect(box.now().can({ type: 'escape.pressed' })).toBe(false)
  })

  it('takes the term of a page that the shopper opened, and stays closed', () => {
    const box = openSearchBox()
    box.send({ type: 'query.restored', query: 'mælk' })
    expect(box.now().value).toBe('closed')
    expect(box.now().context.query).toBe('mælk')
    box.type('m')
    box.send({ type: 'query.restored', query: 'mælk' })
    expect(box.now().value).toBe('closed')
  })
})

describe('§4 and §9 typeahead: when a request is made', () => {
  it.each(['', 'k', ' k ', 'k\u200b', 'e\u0301', '..', ' ... '])(
    'shows the hint for fewer than 2 characters and requests nothing: "%s"',
    (text) => {
      const box = openSearchBox()
      box.type(text)
      box.clock.increment(10_000)
      expect(box.now().value).toEqual({ open: 'tooShort' })
      expect(box.requests).toEqual([])
    },
  )

  it('requests the trimmed term 400 ms after the last letter, not earlier', () => {
    const box = openSearchBox()
    box.type(' øl ')
    box.clock.increment(399)
    expect(box.requests).toEqual([])
    box.clock.increment(1)
    expect(box.requests.map(({ term }) => term)).toEqual(['øl'])
  })

  it('requests the term as the server reads it', () => {
    const box = openSearchBox()
    box.type('cafe\u0301\u200b  noir')
    box.clock.increment(400)
    expect(box.requests.map(({ term }) => term)).toEqual(['café noir'])
  })

  it('waits again after every letter', () => {
    const box = openSearchBox()
    box.type('ka')
    box.clock.increment(399)
    box.type('kaf')
    box.clock.increment(399)
    expect(box.requests).toEqual([])
    box.clock.increment(1)
    expect(box.requests.map(({ term }) => term)).toEqual(['kaf'])
  })

  it('cancels the running request at a new letter, and its late answer changes nothing', async () => {
    const box = openSearchBox()
    box.type('ka')
    box.clock.increment(400)
    box.type('kaf')
    expect(box.requests[0]?.signal.aborted).toBe(true)
    await box.answer(foundResponse)
    expect(box.now().value).toEqual({ open: 'debouncing' })
    expect(box.now().context.answer).toBe(null)
  })

  it('deleting down to one letter drops the answer', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    box.type('k')
    expect(box.now().value).toEqual({ open: 'tooShort' })
    expect(box.now().context.answer).toBe(null)
  })
})

describe('§4 and §8 typeahead: the outcome of a request', () => {
  it('shows what was found', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    expect(box.now().value).toEqual({ open: 'results' })
    expect(box.now().context.answer).toEqual({ term: 'kaffe', response: foundResponse })
    expect(box.now().hasTag('busy')).toBe(false)
  })

  it('keeps the old offers visible, marked busy, while the next are fetched', async () => {
    const box = openSearchBox()
    await box.find('ka')
    box.type('kaf')
    for (const state of ['debouncing', 'loading']) {
      expect(box.now().value).toEqual({ open: state })
      expect(box.now().context.answer).toEqual({ term: 'ka', response: foundResponse })
      expect(box.now().hasTag('busy')).toBe(true)
      box.clock.increment(400)
    }
  })

  it('says that nothing was found, and for which term', async () => {
    const box = openSearchBox()
    await box.find('qxz', nothingResponse)
    expect(box.now().value).toEqual({ open: 'empty' })
    expect(box.now().context.answer?.term).toBe('qxz')
  })

  it('§2.5 has results if all of them are sponsored', async () => {
    const box = openSearchBox()
    const organicProductOffers = { items: [], totalNumberOfItems: 1 }
    await box.find('peter larsen', { ...foundResponse, organicProductOffers })
    expect(box.now().value).toEqual({ open: 'results' })
  })

  it('ignores a cancelled request', async () => {
    const box = openSearchBox('kaffe')
    box.send({ type: 'input.focused' })
    await box.fail(new DOMException('The user aborted a request.', 'AbortError'))
    expect(box.now().value).toBe('closed')
    expect(box.emitted).toEqual([])
  })

  it('shows any other error, emits it, and requests again on retry', async () => {
    const box = openSearchBox('kaffe')
    const error = new Error('503')
    box.send({ type: 'input.focused' })
    await box.fail(error)
    expect(box.now().value).toEqual({ open: 'failed' })
    expect(box.emitted).toEqual([{ type: 'search.failed', error }])
    box.send({ type: 'search.retry' })
    expect(box.now().value).toEqual({ open: 'loading' })
    expect(box.requests.map(({ term }) => term)).toEqual(['kaffe', 'kaffe'])
  })

  it('a failure drops the old answer', async () => {
    const box = openSearchBox()
    await box.find('ka')
    box.type('kaf')
    box.clock.increment(400)
    await box.fail(new Error('503'))
    expect(box.now().value).toEqual({ open: 'failed' })
    expect(box.now().context.answer).toBe(null)
  })

  it('recovers from a failure by typing', async () => {
    const box = openSearchBox('kaffe')
    box.send({ type: 'input.focused' })
    await box.fail(new Error('503'))
    box.type('kaffef')
    expect(box.now().value).toEqual({ open: 'debouncing' })
  })
})

describe('§2.5 typeahead: what is shown without a search', () => {
  const kinds = (box: ReturnType<typeof openSearchBox>) => rowsOf(box.now().context).map(({ kind }) => kind)

  it('shows popular searches and everyday goods under the hint, without a request', () => {
    const box = openSearchBox()
    box.send({ type: 'ideas.loaded', ideas })
    box.type('k')
    box.clock.increment(10_000)
    expect(box.now().value).toEqual({ open: 'tooShort' })
    expect(kinds(box)).toEqual(['popular', 'offer'])
    expect(box.requests).toEqual([])
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'cursor.moved', to: 'right' })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([{ type: 'search.requested', term: 'chips' }])
  })

  it('is shown under the hint as soon as it is loaded', () => {
    const box = openSearchBox()
    box.type('k')
    expect(kinds(box)).toEqual([])
    box.send({ type: 'ideas.loaded', ideas })
    expect(kinds(box)).toEqual(['popular', 'offer'])
  })

  it('is replaced by the search from the second letter on', () => {
    const box = openSearchBox()
    box.send({ type: 'ideas.loaded', ideas })
    box.type('ka')
    expect(kinds(box)).toEqual([])
  })

  it('has everyday goods if nothing was found', async () => {
    const box = openSearchBox()
    box.send({ type: 'ideas.loaded', ideas })
    await box.find('qxz', nothingResponse)
    expect(rowsOf(box.now().context).flatMap((row) => (row.kind === 'offer' ? [row.offer] : []))).toEqual([
      milk,
    ])
  })

  it('leaves the keyboard on its row of an answer if it is loaded late', async () => {
    const box = openSearchBox()
    await box.find('ka')
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'ideas.loaded', ideas })
    expect(box.now().context.activeRow).toBe(0)
  })
})

describe('§4 typeahead: the keyboard’s row while the rows change', () => {
  const cursorOf = (box: ReturnType<typeof openSearchBox>) => {
    const { activeRow, activeCell } = box.now().context
    return { activeRow, activeCell }
  }
  const onFirst = { activeRow: 0, activeCell: 0 }
  const inText = { activeRow: null, activeCell: 0 }

  it('goes back to the text with new ideas under the hint, and if nothing was found', async () => {
    const hinted = openSearchBox()
    hinted.type('k')
    hinted.send({ type: 'ideas.loaded', ideas })
    hinted.send({ type: 'cursor.moved', to: 'next' })
    expect(cursorOf(hinted)).toEqual(onFirst)
    hinted.send({ type: 'ideas.loaded', ideas })
    expect(cursorOf(hinted)).toEqual(inText)
    const empty = openSearchBox()
    empty.send({ type: 'ideas.loaded', ideas })
    await empty.find('qxz', nothingResponse)
    empty.send({ type: 'cursor.moved', to: 'next' })
    expect(cursorOf(empty)).toEqual(onFirst)
    empty.send({ type: 'ideas.loaded', ideas })
    expect(cursorOf(empty)).toEqual(inText)
  })

  it('stays on a row of what was found', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'ideas.loaded', ideas })
    expect(cursorOf(box)).toEqual(onFirst)
  })

  it('goes back to the text when a term that is too short is submitted', () => {
    const box = openSearchBox()
    box.type('k')
    box.send({ type: 'ideas.loaded', ideas })
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'query.submitted' })
    expect([box.now().value, cursorOf(box)]).toEqual([{ open: 'tooShort' }, inText])
  })
})
