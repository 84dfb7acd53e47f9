import { expect, it } from 'vitest'
import { countriesToChoose } from './choosable-countries.ts'

it('§4 user session: a visitor may choose each country, a user only that of the account', () => {
  expect(countriesToChoose(null)).toEqual(['dk', 'no', 'se', 'fi'])
  expect(countriesToChoose({ country_registered_to: 'se' })).toEqual(['se'])
})
