import { scryptSync } from 'node:crypto'
import { vi } from 'vitest'
import type * as hashing from '#app/server/accounts/passwords/hash-password.ts'

let made: typeof hashing | undefined

/**
 * The hashing of passwords at a hundredth of its cost, with its calls counted, for suites that make many accounts:
 * `vi.mock('#app/server/accounts/passwords/hash-password.ts', cheapHashes)`. The real code can check these hashes. Files that
 * share their modules get the same mocks: the server keeps those of the first file, and a test of a later one changes them.
 */
export async function cheapHashes(load: <Module>() => Promise<Module>): Promise<typeof hashing> {
  if (made) return made
  const { verifyPassword } = await load<typeof hashing>()
  const salt = Buffer.from('salt of the tests')
  made = {
    hashPassword: vi.fn(async (password: string) => {
      const key = scryptSync(password.normalize('NFKC'), salt, 32, { N: 1024, r: 8, p: 1 })
      return `scrypt$10$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
    }),
    verifyPassword: vi.fn(verifyPassword),
    isOutdated: vi.fn(() => false),
  }
  return made
}
