import { expect, it } from 'vitest'
import { anyOffer } from '#app/domain/agents/watch-rules.ts'
import { draw, textsOf } from '#app/features/offers/draw.fixture.tsx'
import { WhatIsTold } from './what-is-told.tsx'

const paused = { ...anyOffer, paused_until: '2026-12-14' }
const onThePage = 'Du kan se tilbuddene i din prisagent.'

it.each([
  ['at-once', anyOffer, 'Du får en mail, når varen er på tilbud i en af dine kæder.'],
  ['at-once', { ...anyOffer, target_price: 2000 }, 'Du får en mail, når et tilbud passer til dine valg.'],
  ['at-once', paused, 'Pausen varer til 14.12. Indtil da får du ingen mails om varen.'],
  ['weekly', anyOffer, 'Tilbud, der passer til dine valg, kommer i din mail, dagen før du handler.'],
  ['weekly', paused, 'Pausen varer til 14.12. Indtil da får du ingen mails om varen.'],
  ['never', anyOffer, onThePage],
  ['never', paused, onThePage],
  [null, anyOffer, onThePage],
] as const)('§4 price alerts: mails %s and rules %o: "%s"', async (mails, rules, said) => {
  expect(await textsOf(await draw(<WhatIsTold {...{ mails, rules }} country="dk" />))).toContain(said)
})
