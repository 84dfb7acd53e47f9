import assert from 'node:assert/strict'
import {
  type NavigationMenuSnapshot,
  planNavigationMenu,
} from '#machines/navigation-menu/navigation-menu.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { navigationMenuMachine } from './navigation-menu.machine.ts'

const isOpen = ({ tags }: NavigationMenuSnapshot) => assert.deepEqual([...tags], ['open'])
const see: Driver<NavigationMenuSnapshot>['see'] = {
  closed: ({ tags }) => assert.deepEqual([...tags], []),
  'open.folded': isOpen,
  'open.unfolded': isOpen,
}

describePaths({
  machine: navigationMenuMachine,
  table: new URL('./navigation-menu.paths.txt', import.meta.url),
  plans: [{ title: 'navigationMenu', plan: planNavigationMenu(), input: undefined }],
  see,
  inFewWords: () => 'no context',
})
