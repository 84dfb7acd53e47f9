import { expect, it } from 'vitest'
import { writeUseReport } from './write-use-report.ts'

it('§7.5 the report is a text of four tables', () => {
  const offer = { views: 12, listed: 3, followed: 0, visited: 1 }
  const text = writeUseReport('dk', 30, {
    emptySearches: [],
    offers: [
      { offerId: 7, name: 'Smør', chain: 'Netto', ...offer },
      { offerId: 12345, name: null, chain: null, ...offer },
    ],
    presses: { listed: 6, followed: 0, visited: 2 },
    visits: { visits: 3, searched: 2, viewed: 1, checkedEmail: 0, registered: 0 },
  })
  expect(text).toBe(`DK, the last 30 days

Searches without results (of all shoppers)
  none

Most clicked offers (of shoppers who allow statistics, like all below)
  offer            views  to the list  price followed  to the shop
  7 Smør, Netto       12            3               0            1
  12345 (deleted)     12            3               0            1

Presses
  press             times
  add to the list       6
  follow the price      0
  go to the shop        2

Visits and how far they came (at most the last 30 days)
  step                             visits  of the step before
  all visits                            3
  searched                              2                67 %
    and opened an offer                 1                50 %
  were asked for their email            0                 0 %
    and finished the registration       0                   –
`)
})
