import assert from 'node:assert/strict'
import { type AppSnapshot, appInput, planApp } from '#machines/app/app.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { appMachine } from './app.machine.ts'

/** The root has one state: every flow runs, whatever happened. */
const see: Driver<AppSnapshot>['see'] = {
  '(root)': ({ children }) =>
    assert.deepEqual(Object.keys(children), [
      'hearing',
      'watching',
      'watchingModals',
      'typeahead',
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
      'listPanel',
      'sharedText',
      'listOpener',
      'addToList',
      'guestItems',
      'offerViewer',
      'agentIntro',
      'priceAgent',
      'watchRemovals',
      'pendingWatch',
      'consent',
      'tracking',
      'anchorAd',
    ]),
}

describePaths({
  machine: appMachine,
  table: new URL('./app.paths.txt', import.meta.url),
  plans: [{ title: 'app', plan: planApp(), input: appInput }],
  see,
  inFewWords: () => 'no context',
})
