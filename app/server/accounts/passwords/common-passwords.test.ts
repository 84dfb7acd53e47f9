import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

it.each([
  'password',
  'Password1',
  '12345678',
  'QWERTYUIOP',
  'adgangskode',
  'lösenord1',
  'salasana',
  'passord123',
])('%s is common, in whatever case', async (password) =>
  expect(await isCommonPassword(password, [])).toBe(true),
)

it('one’s own email and name are tried first', async () => {
  const known = ['anna@example.dk', 'Anna Andersen']
  expect(await isCommonPassword('Anna@Example.dk', known)).toBe(true)
  expect(await isCommonPassword('anna andersen', known)).toBe(true)
})

it('others are not', async () => {
  expect(await isCommonPassword('smør på brødet', ['anna@example.dk'])).toBe(false)
  expect(await isCommonPassword('', [])).toBe(false)
})
