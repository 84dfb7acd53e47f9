import { expect, it } from 'vitest'
import { breakableEmail } from './breakable-email.ts'

it('look: an email in a narrow column breaks after its signs, not before its last letter', () => {
  expect(breakableEmail('mette.hansen@example.dk').split('\u200b')).toEqual([
    'mette.',
    'hansen@',
    'example.',
    'dk',
  ])
})
