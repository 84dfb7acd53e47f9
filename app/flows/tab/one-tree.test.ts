import 'fake-indexeddb/auto'
import type { RegisteredRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, createActor } from 'xstate'
import { keepList, keepMutations } from '#app/device/device-storage.ts'
import { listOf, mutation } from '#app/domain/list/lists.fixture.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { waitFor } from '#tests/wait-for.ts'
import { stubPage } from '../list/own-list.fixture.ts'
import { openTab } from './open-tab.ts'

vi.mock('xstate', async (load) => {
  const xstate = await load<typeof import('xstate')>()
  return { ...xstate, createActor: vi.fn(xstate.createActor) }
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The router of a Danish page that was drawn for Mette. */
const router = {
  state: {
    location: { pathname: '/dk' },
    matches: [
      {
        routeId: '/{-$locale}/_app',
        loaderData: { user: mette, shell: { myChains: null, memberships: null } },
      },
    ],
  },
  matchRoutes: () => [],
  subscribe: () => {},
} as unknown as RegisteredRouter

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/** The actors below an actor, each by the names that lead to it. */
function pathsBelow(actor: AnyActorRef, path = ''): string[] {
  const { children }: Partial<AnyMachineSnapshot> = actor.getSnapshot()
  return Object.entries<AnyActorRef>(children ?? {}).flatMap(([id, child]) => [
    path + id,
    ...pathsBelow(child, `${path}${id}/`),
  ])
}

it('record 019: all that runs in a tab is one tree, in which every actor has its name', async () => {
  stubPage({ isOnline: true, fetch: () => new Promise(() => {}) })
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('location', { protocol: 'http:', hash: '' })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  await keepList(mette.email, listOf([]))
  const waiting = mutation('m1', { kind: 'check', itemUuid: 'bread' }, 'list-2')
  await keepMutations(mette.email, { changed: [waiting], settled: [] })

  const { app } = openTab(router)
  await waitFor(() => expect(pathsBelow(app)).toContain('ownList/list/held/others/list-2/sending'))

  expect(createActor).toHaveBeenCalledTimes(1)
  expect(pathsBelow(app)).toEqual([
    'hearing',
    'watching',
    'watchingModals',
    'typeahead',
    'typeahead/ideas',
    'session',
    'notifications',
    'overlays',
    'modals',
    'userMenu',
    'searchRow',
    'productShops',
    'scanner',
    'languageOffer',
    'myChains',
    'memberships',
    'megaMenu',
    'navigationMenu',
    'ownList',
    'ownList/list',
    'ownList/list/hearingReader',
    'ownList/list/reader',
    'ownList/list/reader/window',
    'ownList/list/reader/fetching',
    'ownList/list/owner',
    'ownList/list/hearingHeld',
    'ownList/list/held',
    'ownList/list/held/hearing',
    'ownList/list/held/keeper',
    'ownList/list/held/day',
    'ownList/list/held/queue',
    'ownList/list/held/queue/keeper',
    'ownList/list/held/queue/lead',
    'ownList/list/held/queue/window',
    'ownList/list/held/stream',
    'ownList/list/held/stream/window',
    'ownList/list/held/stream/connection',
    'ownList/list/held/others',
    'ownList/list/held/others/list-2',
    'ownList/list/held/others/list-2/keeper',
    'ownList/list/held/others/list-2/lead',
    'ownList/list/held/others/list-2/window',
    'ownList/list/held/others/list-2/sending',
    'ownList/list/held/others/hearing',
    'ownList/list/held/needs',
    'ownList/list/held/needs/day',
    'ownList/list/held/needs/window',
    'ownList/hearing',
    'listPanel',
    'listPanel/typedItems',
    'listPanel/manualAdd',
    'sharedText',
    'listOpener',
    'addToList',
    'guestItems',
    'guestItems/store',
    'offerViewer',
    'agentIntro',
    'priceAgent',
    'watchRemovals',
    'pendingWatch',
    'pendingWatch/store',
    'consent',
    'consent/store',
    'tracking',
    'anchorAd',
  ])
})
