import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { keepList, keepWalks, keptWalks } from '#app/device/device-storage.ts'
import type { ListWalks } from '#app/domain/list/list-walks.ts'
import { listOf } from '#app/domain/list/lists.fixture.ts'
import { waitFor } from '#tests/wait-for.ts'
import { followWalksIn, keepAwake } from './shop-mode.actors.ts'

const walksOf = (name: string): ListWalks => ({
  walks: [{ chainName: 'Netto', steps: [{ part: null, name }] }],
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('§4 shop mode: the screen', () => {
  let hearVisible: () => void
  let page: { visibilityState: string; addEventListener: object; removeEventListener: object }
  beforeEach(() => {
    page = {
      visibilityState: 'visible',
      addEventListener: (_: string, hear: () => void) => {
        hearVisible = hear
      },
      removeEventListener: () => {},
    }
    vi.stubGlobal('document', page)
  })

  it('stays awake, again after something else was looked at, until the round is left', async () => {
    const release = vi.fn(async () => {})
    const request = vi.fn(async () => ({ release }))
    vi.stubGlobal('navigator', { wakeLock: { request } })
    const actor = createActor(keepAwake).start()
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
    page.visibilityState = 'hidden'
    hearVisible()
    page.visibilityState = 'visible'
    hearVisible()
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
    actor.stop()
    expect(release).toHaveBeenCalledTimes(1)
  })

  it('is let go of if the round was left before it was kept awake', async () => {
    const release = vi.fn(async () => {})
    vi.stubGlobal('navigator', { wakeLock: { request: async () => ({ release }) } })
    createActor(keepAwake).start().stop()
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1))
  })

  it('goes to sleep where browsers cannot keep it awake or refuse to, and nothing breaks', () => {
    vi.stubGlobal('navigator', {})
    createActor(keepAwake).start().stop()
    vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } })
    expect(createActor(keepAwake).start().getSnapshot().status).toBe('active')
  })
})

describe('§4 shop mode: what a list has learned', () => {
  const list = listOf([])
  const owner = 'mette@example.org'

  /** What a parent hears of the walks. */
  function follow(): ListWalks['walks'][] {
    const heard: ListWalks['walks'][] = []
    const parent = setup({
      types: { events: {} as { type: 'walks.loaded'; walks: ListWalks['walks'] } },
      actors: { walks: followWalksIn('dk') },
    }).createMachine({
      invoke: { src: 'walks', input: { owner, list: list.uuid } },
      on: { 'walks.loaded': { actions: ({ event }) => heard.push(event.walks) } },
    })
    createActor(parent).start()
    return heard
  }

  it('comes from the device, and then from the server, which the device keeps beside the list', async () => {
    await keepList(owner, list)
    await keepWalks(owner, { country: 'dk', list: list.uuid, walks: walksOf('Brød') })
    vi.stubGlobal('location', { origin: 'http://127.0.0.1' })
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('fetch', async () => Response.json(walksOf('Mælk')))
    const heard = follow()
    await waitFor(() => expect(heard).toEqual([walksOf('Brød').walks, walksOf('Mælk').walks]))
    await waitFor(async () =>
      expect(await keptWalks(owner, { country: 'dk', list: list.uuid })).toEqual(walksOf('Mælk')),
    )
    await keepList(owner, { ...list, version: list.version + 1 })
    expect(await keptWalks(owner, { country: 'dk', list: list.uuid })).toEqual(walksOf('Mælk'))
    expect(await keptWalks(owner, { country: 'dk', list: 'another' })).toBe(undefined)
  })

  it('is what the device knows without a connection', async () => {
    await keepList(owner, list)
    await keepWalks(owner, { country: 'dk', list: list.uuid, walks: walksOf('Brød') })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
    const heard = follow()
    await waitFor(() => expect(heard).toEqual([walksOf('Brød').walks]))
  })
})
