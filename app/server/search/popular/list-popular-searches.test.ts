import { expect, it } from 'vitest'
import { differentTerms } from './list-popular-searches.ts'

it('§2.5 popular searches: the first different ones, of those that are searched for (§9 minimum query length)', () => {
  expect(differentTerms(['smør', 'æ', '..', 'smør', 'øl', 'ost'], 2)).toEqual(['smør', 'øl'])
})
