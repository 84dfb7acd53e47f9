import { expect, it } from 'vitest'
import { invitationLink } from './pass-on-invitation.ts'

it('§4 sharing: the link is /participate with the code, under the locale’s prefix', () => {
  expect(invitationLink('aB3-_x', 'se', 'https://tilbudsugen.dk')).toBe(
    'https://tilbudsugen.dk/se/participate?list=aB3-_x',
  )
})
