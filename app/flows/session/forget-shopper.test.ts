import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listOf } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'

let deleted: string[]

beforeEach(() => {
  deleted = []
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('caches', { delete: async (name: string) => deleted.push(name) })
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const forget = async () => (await import('./forget-shopper.ts')).forgetShopper()

/** What the device still stores of Mette. */
async function kept() {
  const { keptList, keptUser } = await import('#app/device/device-storage.ts')
  return [await keptUser(), await keptList(mette.email, 'dk')]
}
async function keep() {
  const { keepList, keepUser } = await import('#app/device/device-storage.ts')
  await keepUser(mette)
  await keepList(mette.email, listOf([]))
}

describe('decision 008: logging out deletes the list, its pictures and the name', () => {
  it('also if no service worker was ever registered', async () => {
    await keep()
    vi.stubGlobal('navigator', {})
    await forget()
    expect([await kept(), deleted]).toEqual([[undefined, undefined], ['list-pictures']])
  })

  it('§4 price alerts: and the device shows no more notifications', async () => {
    await keep()
    const subscription = { unsubscribe: async () => deleted.push('subscription') }
    const pushManager = { getSubscription: async () => subscription }
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
    await forget()
    expect([await kept(), deleted.sort()]).toEqual([
      [undefined, undefined],
      ['list-pictures', 'subscription'],
    ])
  })

  it('also on a page that is not served securely and so has no pictures', async () => {
    await keep()
    vi.stubGlobal('caches', undefined)
    await forget()
    expect(await kept()).toEqual([undefined, undefined])
  })

  it('also if the browser cannot list its databases, like Firefox before 126', async () => {
    await keep()
    vi.stubGlobal('indexedDB', Object.assign(indexedDB, { databases: undefined }))
    await forget()
    expect([await kept(), deleted]).toEqual([[undefined, undefined], ['list-pictures']])
  })

  it('also if listing them fails', async () => {
    await keep()
    const databases = async () => {
      throw new DOMException('the disk was busy', 'UnknownError')
    }
    vi.stubGlobal('indexedDB', Object.assign(indexedDB, { databases }))
    await forget()
    expect([await kept(), deleted]).toEqual([[undefined, undefined], ['list-pictures']])
  })

  it('opens no database for a visitor who never had a list', async () => {
    await forget()
    expect([await indexedDB.databases(), deleted]).toEqual([[], []])
  })

  it('does nothing if the browser denies its storage', async () => {
    vi.stubGlobal('indexedDB', {
      databases: async () => {
        throw new DOMException('the user denied it', 'SecurityError')
      },
    })
    await expect(forget()).resolves.toBeUndefined()
  })
})
