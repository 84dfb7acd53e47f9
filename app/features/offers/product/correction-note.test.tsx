import { expect, it } from 'vitest'
import { coffeeCard } from '#app/domain/offers/offer-summary.fixture.ts'
import type { OfferPageData } from '#app/domain/search/pages.ts'
import { draw, textsOf } from '../draw.fixture.tsx'
import { CorrectionNote } from './correction-note.tsx'
import { OfferStateNote } from './offer-state-note.tsx'

const ended = {
  ...{ today: '2026-11-29', state: 'expired', offer: coffeeCard, others: [], related: [] },
} as unknown as OfferPageData

it('§3 compared prices: the page of an offer says that its price was corrected, and nothing otherwise', async () => {
  expect(textsOf(await draw(<CorrectionNote correction="price" />))).toContain('Vi har rettet prisen.')
  expect(await draw(<CorrectionNote correction="withdrawn" />)).toBe('')
  expect(await draw(<CorrectionNote />)).toBe('')
})

it('§3 compared prices: the page of a hidden offer says that it was withdrawn instead of when it ended', async () => {
  const note = async (correction?: OfferPageData['correction']) =>
    textsOf(await draw(<OfferStateNote data={correction ? { ...ended, correction } : ended} country="dk" />))
  expect(await note('withdrawn')).toContain('Tilbuddet er trukket tilbage, fordi det ikke passede.')
  expect(await note()).toContain('Tilbuddet sluttede')
  expect(await note()).not.toContain('trukket tilbage')
})
