import { describe, expect, it } from 'vitest'
import { openSearchBox } from './search-box.fixture.ts'
import { capsules, foundResponse, peterLarsen } from './typeahead.fixtures.ts'
import { rowsOf } from './typeahead.rows.ts'

describe('§5 search: submitting and choosing', () => {
  it('submit asks for the lower-cased term and closes', () => {
    const box = openSearchBox()
    box.type(' CafÉ Noir ')
    box.send({ type: 'query.submitted' })
    expect(box.emitted).toEqual([{ type: 'search.requested', term: 'café noir' }])
    expect(box.now().value).toBe('closed')
    expect(box.now().context.query).toBe('café noir')
  })

  it.each(['k', 'k\u200b', 'e\u0301', '..'])(
    'submit of fewer than 2 characters shows the hint: "%s"',
    (text) => {
      const box = openSearchBox(text)
      box.send({ type: 'query.submitted' })
      expect(box.emitted).toEqual([])
      expect(box.now().value).toEqual({ open: 'tooShort' })
    },
  )

  it('a chosen chip asks for its lower-cased term, puts it into the text, and closes', async () => {
    const box = openSearchBox()
    await box.find('kaffe')
    box.send({ type: 'term.chosen', term: 'Gevalia' })
    expect(box.emitted).toEqual([{ type: 'search.requested', term: 'gevalia' }])
    expect(box.now().value).toBe('closed')
    expect(box.now().context.query).toBe('gevalia')
  })
})

describe('§2.5 typeahead: the keyboard on the rows', () => {
  it('is in the text until an arrow key moves it, and again after typing', async () => {
    const box = openSearchBox()
    await box.find('ka')
    expect(box.now().can({ type: 'cursor.chosen' })).toBe(false)
    box.send({ type: 'cursor.moved', to: 'next' })
    expect(box.now().context.activeRow).toBe(0)
    box.type('kaf')
    expect(box.now().context.activeRow).toBe(null)
  })

  it('is in the text again when the dropdown was closed', async () => {
    const box = openSearchBox()
    await box.find('ka')
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'dropdown.dismissed' })
    expect(box.now().context.activeRow).toBeNull()
  })

  it('leaves Home, End and the sideways arrows to the text while it is there', async () => {
    const box = openSearchBox()
    await box.find('ka')
    expect(
      (['first', 'last', 'left', 'right'] as const).map((to) => box.now().can({ type: 'cursor.moved', to })),
    ).toEqual([false, false, false, false])
  })

  it('finds no rows under the hint', () => {
    const box = openSearchBox()
    box.type('k')
    expect(box.now().can({ type: 'cursor.moved', to: 'next' })).toBe(false)
  })

  it('Enter on an offer chooses it and closes', async () => {
    const box = openSearchBox()
    await box.find('ka')
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([{ type: 'row.chosen', offerId: 11 }])
    expect(box.now().value).toBe('closed')
    expect(box.now().context.query).toBe('ka')
  })

  it("Enter on an offer's heart asks for the price agent, and leaves the dropdown open for more", async () => {
    const box = openSearchBox()
    await box.find('ka')
    for (const to of ['next', 'next', 'next', 'right', 'right'] as const)
      box.send({ type: 'cursor.moved', to })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([{ type: 'agent.requested', offer: peterLarsen }])
    expect(box.now().value).toEqual({ open: 'results' })
  })

  it('Enter on the plus puts the offer on the list, and leaves the dropdown open for more', async () => {
    const box = openSearchBox()
    await box.find('ka')
    for (const to of ['next', 'next', 'next', 'right'] as const) box.send({ type: 'cursor.moved', to })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([{ type: 'list.requested', offer: peterLarsen }])
    expect(box.now().value).toEqual({ open: 'results' })
  })

  it('Enter on the website button leaves the dropdown open, because the website opens in a new tab', async () => {
    const box = openSearchBox()
    await box.find('ka')
    for (const to of ['next', 'next', 'next', 'right', 'right', 'right'] as const)
      box.send({ type: 'cursor.moved', to })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([
      { type: 'website.requested', url: 'https://www.foetex.example/kaffe', offerId: 12 },
    ])
    expect(box.now().value).toEqual({ open: 'results' })
  })

  it('Enter on a suggestion searches for it', async () => {
    const box = openSearchBox()
    await box.find('ka')
    box.send({ type: 'cursor.moved', to: 'next' })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([{ type: 'search.requested', term: 'kaffe' }])
    expect(box.now().context.query).toBe('kaffe')
  })

  it('Enter on show all searches for the term of the answer', async () => {
    const box = openSearchBox()
    await box.find('Ka')
    box.send({ type: 'cursor.moved', to: 'previous' })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([{ type: 'search.requested', term: 'ka' }])
  })
})

describe('§2.5: rows that depend on what there is', () => {
  it("show a partner's product without an offer in the viewer, over the dropdown", async () => {
    const box = openSearchBox()
    await box.find('ka', { ...foundResponse, sponsoredProductOffers: [] })
    for (const to of ['next', 'next', 'next'] as const) box.send({ type: 'cursor.moved', to })
    box.send({ type: 'cursor.chosen' })
    expect(box.emitted).toEqual([{ type: 'product.requested', product: capsules }])
    expect(box.now().hasTag('open')).toBe(true)
  })

  it('follow the screen, and the keyboard goes back to the text, so that it is never on a button that is not shown', async () => {
    const box = openSearchBox()
    await box.find('ka')
    const buttons = () => rowsOf(box.now().context)[1]?.choices.map(({ type }) => type)
    expect(buttons()).toEqual(['row.chosen', 'list.requested', 'agent.requested'])
    for (const to of ['next', 'next', 'right', 'right'] as const) box.send({ type: 'cursor.moved', to })
    box.send({ type: 'screen.changed', screen: 'phone' })
    expect(buttons()).toEqual(['row.chosen', 'list.requested'])
    expect(box.now().context).toMatchObject({ activeRow: null, activeCell: 0 })
  })
})
