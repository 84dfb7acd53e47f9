import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWholesaleName, wholesaleNames } from './wholesale.ts'

describe('§3 chain and category: a kind of chain is wholesale by its name', () => {
  it.each([
    ['§7.1', 'engros'],
    ['§7.1 in other letters', 'InterntBrug'],
    ['Denmark', 'Engroshandel', 'Internt brug', 'Grossister', 'Cash & Carry', 'Storkøkken'],
    ['Norway', 'Grossist', 'Storhusholdning', 'Storkjøkken', 'Cash and Carry'],
    ['Sweden', 'Storhandel', 'Partihandel', 'Grosshandel', 'Livsmedelsgrossist', 'Storkök', 'Storhushåll'],
    ['Finland', 'Tukku', 'Tukkukauppa', 'Pikatukku', 'Suurkeittiöt', 'HoReCa'],
  ])('%s', (_, ...names) => {
    expect(names.filter((name) => !isWholesaleName(name))).toEqual([])
  })

  it('and the kinds for shoppers are not', () => {
    const forShoppers = [
      ...['Dagligvarer', 'Grænsehandel', 'Byggemarkeder', 'Supermarked', 'Dagligvaror', 'Stormarknad'],
      ...['Päivittäistavarat', 'Tavaratalot', 'Hypermarket', 'City Gross', 'Brugser', 'Storbutikker'],
    ]
    expect(forShoppers.filter(isWholesaleName)).toEqual([])
  })

  it('the migration marks stored kinds by the same names', () => {
    const migration = readFileSync('app/server/db/migrations/0025_wholesale.sql', 'utf8')
    expect(migration).toContain(`WHERE "name" ~* '${wholesaleNames}'`)
  })
})
