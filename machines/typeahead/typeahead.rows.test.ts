import { describe, expect, it } from 'vitest'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import {
  capsules,
  foundResponse,
  gevalia,
  ideas,
  milk,
  nothingResponse,
  peterLarsen,
} from './typeahead.fixtures.ts'
import { adOf, isSuggestionFor, type Row, rowsOf } from './typeahead.rows.ts'

const rowsFor = (term: string, response: TypeaheadResponse, screen: ScreenSize = 'desktop') =>
  rowsOf({ query: term, answer: { term, response }, ideas, screen })

const milkRow = {
  kind: 'offer',
  place: 'staple',
  offer: milk,
  choices: [
    { type: 'row.chosen', offerId: 13 },
    { type: 'list.requested', offer: milk },
    { type: 'agent.requested', offer: milk },
    { type: 'website.requested', url: 'https://www.foetex.example/kaffe', offerId: 13 },
  ],
}

describe('§2.5 the rows of the dropdown', () => {
  it('are suggestions, organic results and a sponsored one, popular searches, brands and show all', () => {
    expect(rowsFor('Ka', foundResponse)).toEqual([
      { kind: 'suggestion', term: 'Kaffe', choices: [{ type: 'search.requested', term: 'kaffe' }] },
      {
        kind: 'offer',
        place: 'found',
        offer: gevalia,
        choices: [
          { type: 'row.chosen', offerId: 11 },
          { type: 'list.requested', offer: gevalia },
          { type: 'agent.requested', offer: gevalia },
        ],
      },
      {
        kind: 'offer',
        place: 'sponsored',
        offer: peterLarsen,
        choices: [
          { type: 'row.chosen', offerId: 12 },
          { type: 'list.requested', offer: peterLarsen },
          { type: 'agent.requested', offer: peterLarsen },
          { type: 'website.requested', url: 'https://www.foetex.example/kaffe', offerId: 12 },
        ],
      },
      { kind: 'popular', terms: ['Smør'], choices: [{ type: 'search.requested', term: 'smør' }] },
      {
        kind: 'brands',
        terms: ['Gevalia', 'Merrild'],
        choices: [
          { type: 'search.requested', term: 'gevalia' },
          { type: 'search.requested', term: 'merrild' },
        ],
      },
      { kind: 'all', total: 38, choices: [{ type: 'search.requested', term: 'ka' }] },
    ])
  })

  describe('at most one row is sponsored, on every screen', () => {
    const coffee = (id: number) => ({ ...gevalia, id })
    const placesOf = (response: Partial<TypeaheadResponse>, screen?: ScreenSize) =>
      rowsFor('ka', { ...foundResponse, ...response }, screen).flatMap((row) => {
        if (row.kind === 'partnerProduct') return [`product ${row.product.id}`]
        return row.kind === 'offer' ? [`${row.place} ${row.offer.id}`] : []
      })
    const organic = (...ids: number[]) => ({
      organicProductOffers: { items: ids.map(coffee), totalNumberOfItems: 38 },
    })

    it.each<ScreenSize>(['phone', 'tablet', 'laptop', 'desktop'])(
      'below the first four organic ones, on a %s',
      (screen) => {
        expect(placesOf(organic(1, 2, 3, 4, 5, 6), screen)).toEqual([
          ...['found 1', 'found 2', 'found 3', 'found 4'],
          'sponsored 12',
          ...['found 5', 'found 6'],
        ])
      },
    )

    it('below the last organic one if there are fewer than four', () => {
      expect(placesOf(organic(1, 2, 3))).toEqual(['found 1', 'found 2', 'found 3', 'sponsored 12'])
    })

    it('and alone if nothing organic was found', () => {
      expect(placesOf(organic())).toEqual(['sponsored 12'])
    })

    it("a partner's product only if no offer is sponsored", () => {
      expect(placesOf({ ...organic(1, 2, 3, 4, 5), sponsoredProductOffers: [] })).toEqual([
        ...['found 1', 'found 2', 'found 3', 'found 4'],
        'product 5',
        'found 5',
      ])
    })
  })

  it.each<[ScreenSize, string[]]>([
    ['phone', ['row.chosen', 'list.requested']],
    ['tablet', ['row.chosen', 'list.requested']],
    ['laptop', ['row.chosen', 'list.requested', 'agent.requested', 'website.requested']],
    ['desktop', ['row.chosen', 'list.requested', 'agent.requested', 'website.requested']],
  ])('on a %s offer %j', (screen, expected) => {
    const typesOf = (rows: Row[]) =>
      rows.flatMap((row) =>
        row.kind === 'offer' && row.offer.offerUrl ? [row.choices.map(({ type }) => type)] : [],
      )
    expect(typesOf(rowsFor('ka', foundResponse, screen))).toEqual([expected])
    expect(typesOf(rowsFor('qxz', nothingResponse, screen))).toEqual([expected])
    expect(typesOf(rowsOf({ query: 'k', answer: null, ideas, screen }))).toEqual([expected])
  })

  it("§2.7: a partner's product leads to its offer of today, or else to the viewer", () => {
    const choicesOf = (offerId: number | null) => {
      const sponsoredCustomPartnerProducts = [{ ...capsules, offerId }]
      const rows = rowsFor('ka', {
        ...foundResponse,
        sponsoredProductOffers: [],
        sponsoredCustomPartnerProducts,
      })
      return rows.find(({ kind }) => kind === 'partnerProduct')?.choices
    }
    expect(choicesOf(77)).toEqual([{ type: 'row.chosen', offerId: 77 }])
    expect(choicesOf(null)).toEqual([{ type: 'product.requested', product: capsules }])
  })

  it('have everyday goods instead of offers and show all if nothing was found', () => {
    expect(rowsFor('qxz', nothingResponse)).toEqual([
      { kind: 'popular', terms: ['Smør'], choices: [{ type: 'search.requested', term: 'smør' }] },
      milkRow,
    ])
  })

  it('have suggestions and a partner’s product before everyday goods if no offer was found', () => {
    const response = {
      ...nothingResponse,
      popularSearchTerms: ['qxzet'],
      sponsoredCustomPartnerProducts: [{ ...capsules, offerId: 77 }],
    }
    expect(rowsFor('qxz', response)).toEqual([
      { kind: 'suggestion', term: 'qxzet', choices: [{ type: 'search.requested', term: 'qxzet' }] },
      {
        kind: 'partnerProduct',
        product: { ...capsules, offerId: 77 },
        choices: [{ type: 'row.chosen', offerId: 77 }],
      },
      milkRow,
    ])
  })

  it('have a row that shows all of a single offer', () => {
    const organicProductOffers = { items: [gevalia], totalNumberOfItems: 1 }
    expect(rowsFor('ka', { ...foundResponse, organicProductOffers }).at(-1)).toEqual({
      ...{ kind: 'all', total: 1 },
      choices: [{ type: 'search.requested', term: 'ka' }],
    })
  })

  it('have no chip for a term that is too short to search for, or only dots', () => {
    const response = { ...foundResponse, popularSearchTerms: ['k', 'smør', '..'], brands: ['K', '...'] }
    expect(rowsFor('k2', response).filter((row) => 'terms' in row)).toEqual([
      { kind: 'popular', terms: ['smør'], choices: [{ type: 'search.requested', term: 'smør' }] },
    ])
  })

  it('have no row that shows all if only a sponsored offer was found', () => {
    const response = { ...foundResponse, organicProductOffers: nothingResponse.organicProductOffers }
    expect(rowsFor('ka', response).map(({ kind }) => kind)).toEqual([
      'suggestion',
      'offer',
      'popular',
      'brands',
    ])
  })

  it('are popular searches and everyday goods under the hint', () => {
    expect(rowsOf({ query: 'k', answer: null, ideas, screen: 'desktop' })).toEqual([
      {
        kind: 'popular',
        terms: ['Øl', 'Chips'],
        choices: [
          { type: 'search.requested', term: 'øl' },
          { type: 'search.requested', term: 'chips' },
        ],
      },
      milkRow,
    ])
    const short = { ...ideas, popularSearchTerms: ['k', '..'], staples: [] }
    expect(rowsOf({ query: 'k', answer: null, ideas: short, screen: 'desktop' })).toEqual([])
    expect(rowsOf({ query: 'k', answer: null, ideas: null, screen: 'desktop' })).toEqual([])
  })

  it('are none before the first answer', () => {
    expect(rowsOf({ query: 'kaffe', answer: null, ideas, screen: 'desktop' })).toEqual([])
  })
})

describe('§2.5 the ad of the dropdown', () => {
  const answered = (advertisement?: typeof milk) => ({
    term: 'kaffe',
    response: { ...foundResponse, ...(advertisement && { advertisement }) },
  })

  it('is one that the search finds, or none', () => {
    expect(adOf({ query: 'kaffe', answer: answered(milk), ideas })).toBe(milk)
    expect(adOf({ query: 'kaffe', answer: answered(), ideas })).toBe(null)
    expect(adOf({ query: 'kaffe', answer: null, ideas })).toBe(null)
  })

  it('is that of the ideas under the hint, and not known before them', () => {
    expect(adOf({ query: 'k', answer: null, ideas })).toBe(peterLarsen)
    expect(adOf({ query: 'k', answer: null, ideas: null })).toBe(undefined)
  })
})

describe('a suggestion', () => {
  it.each([
    ['ka', 'kaffe', true],
    ['KA', 'Kaffe', true],
    [' let ', 'økologisk letmælk', true],
    ['økologisk l', 'økologisk letmælk', true],
    ['mælk', 'letmælk', true],
    ['mælk', 'LETMÆLK', true],
    ['mælk', 'mælkechokolade', true],
    ['lem', 'letmælk', false],
    ['kaffek', 'kaffe', false],
  ])('for "%s" among popular terms: "%s" is %s', (typed, term, expected) => {
    expect(isSuggestionFor(typed, term)).toBe(expected)
  })
})
