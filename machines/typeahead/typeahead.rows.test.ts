import { describe, expect, it } from 'vitest'
import { capsules, foundResponse, gevalia, nothingResponse, peterLarsen } from './typeahead.fixtures.ts'
import { isSuggestionFor, rowsOf } from './typeahead.rows.ts'

describe('§2.5 the rows of the dropdown', () => {
  it('are suggestions, sponsored items, organic results, popular searches, brands and show all', () => {
    expect(rowsOf({ term: 'Ka', response: foundResponse })).toEqual([
      { kind: 'suggestion', term: 'Kaffe', choices: [{ type: 'search.requested', term: 'kaffe' }] },
      {
        kind: 'offer',
        isSponsored: true,
        offer: peterLarsen,
        choices: [
          { type: 'row.chosen', offerId: 12 },
          { type: 'agent.requested', offer: peterLarsen },
          { type: 'website.requested', url: 'https://www.foetex.example/kaffe' },
        ],
      },
      {
        kind: 'partnerProduct',
        product: capsules,
        choices: [{ type: 'search.requested', term: 'kapsler til alle maskiner' }],
      },
      {
        kind: 'offer',
        isSponsored: false,
        offer: gevalia,
        choices: [
          { type: 'row.chosen', offerId: 11 },
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

  it('have no show all and no empty groups where nothing was found', () => {
    expect(rowsOf({ term: 'qxz', response: nothingResponse })).toEqual([
      { kind: 'popular', terms: ['Smør'], choices: [{ type: 'search.requested', term: 'smør' }] },
    ])
  })

  it('have no chip for a term that is too short to be searched for, or is dots only', () => {
    const response = { ...nothingResponse, popularSearchTerms: ['k', 'kaffe', '..'], brands: ['K', '...'] }
    expect(rowsOf({ term: 'k2', response })).toEqual([
      { kind: 'popular', terms: ['kaffe'], choices: [{ type: 'search.requested', term: 'kaffe' }] },
    ])
  })

  it('are none before an answer', () => {
    expect(rowsOf(null)).toEqual([])
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
