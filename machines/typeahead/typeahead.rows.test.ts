import { describe, expect, it } from 'vitest'
import type { TypeaheadResponse } from '#app/domain/offers/offers.ts'
import {
  capsules,
  foundResponse,
  gevalia,
  ideas,
  milk,
  nothingResponse,
  peterLarsen,
} from './typeahead.fixtures.ts'
import { isSuggestionFor, rowsOf } from './typeahead.rows.ts'

const rowsFor = (term: string, response: TypeaheadResponse) =>
  rowsOf({ query: term, answer: { term, response }, ideas })

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
  it('are suggestions, a sponsored item, organic results, popular searches, brands and show all', () => {
    expect(rowsFor('Ka', foundResponse)).toEqual([
      { kind: 'suggestion', term: 'Kaffe', choices: [{ type: 'search.requested', term: 'kaffe' }] },
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

  it("have a partner's product if no offer is sponsored, and at most one sponsored row", () => {
    const sponsoredOf = (response: TypeaheadResponse) =>
      rowsFor('ka', response).filter(
        (row) => row.kind === 'partnerProduct' || (row.kind === 'offer' && row.place === 'sponsored'),
      )
    expect(sponsoredOf({ ...foundResponse, sponsoredProductOffers: [] })).toEqual([
      {
        kind: 'partnerProduct',
        product: capsules,
        choices: [{ type: 'search.requested', term: 'kapsler til alle maskiner' }],
      },
    ])
    expect(
      sponsoredOf({ ...foundResponse, sponsoredProductOffers: [peterLarsen, { ...peterLarsen, id: 14 }] }),
    ).toHaveLength(1)
  })

  it('have everyday goods instead of offers and show all if nothing was found', () => {
    expect(rowsFor('qxz', nothingResponse)).toEqual([
      { kind: 'popular', terms: ['Smør'], choices: [{ type: 'search.requested', term: 'smør' }] },
      milkRow,
    ])
  })

  it('have no chip for a term that is too short to search for, or only dots', () => {
    const response = { ...foundResponse, popularSearchTerms: ['k', 'smør', '..'], brands: ['K', '...'] }
    expect(rowsFor('k2', response).filter((row) => 'terms' in row)).toEqual([
      { kind: 'popular', terms: ['smør'], choices: [{ type: 'search.requested', term: 'smør' }] },
    ])
  })

  it('issue 17.16: are popular searches and everyday goods under the hint', () => {
    expect(rowsOf({ query: 'k', answer: null, ideas })).toEqual([
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
    expect(rowsOf({ query: 'k', answer: null, ideas: null })).toEqual([])
  })

  it('are none before the first answer', () => {
    expect(rowsOf({ query: 'kaffe', answer: null, ideas })).toEqual([])
  })
})

describe('a suggestion', () => {
  it.each([
    ['ka', 'kaffe', true],
    ['KA', 'Kaffe', true],
    [' let ', 'økologisk letmælk', true],
    ['økologisk l', 'økologisk letmælk', true],
    ['mælk', 'letmælk', false],
    ['kaffek', 'kaffe', false],
  ])('for "%s" among popular terms: "%s" is %s', (typed, term, expected) => {
    expect(isSuggestionFor(typed, term)).toBe(expected)
  })
})
