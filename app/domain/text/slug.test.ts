import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it('§9 slug rule: accents stripped, lower-cased, only a-z, 0-9, space and dash kept, dashes collapsed', () => {
  expect(slugOf('Crème fraîche')).toBe('creme-fraiche')
  expect(slugOf('Hem & inredning')).toBe('hem-inredning')
  expect(slugOf('Kød - og  fisk 2')).toBe('kd-og-fisk-2')
  expect(slugOf('Hälsa')).toBe('halsa')
})
