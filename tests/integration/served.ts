import { vi } from 'vitest'

// What the tests of the HTTP contract mock. Their files share their modules, so they mock the same ones.

vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('./accounts/cheap-hashes.ts')).cheapHashes(load),
)
// They search for nothing, and the index is written anew for each import.
vi.mock('#app/server/search/index/refresh-changes.ts', () => ({ refreshChanges: async () => {} }))
vi.mock('#app/server/search/index/index-products.ts', () => ({ rebuildIndex: async () => {} }))
