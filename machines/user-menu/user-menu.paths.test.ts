import assert from 'node:assert/strict'
import { planUserMenu, type UserMenuSnapshot } from '#machines/user-menu/user-menu.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { userMenuMachine } from './user-menu.machine.ts'

const isOpen = ({ tags }: UserMenuSnapshot) => assert.deepEqual([...tags], ['open'])
const see: Driver<UserMenuSnapshot>['see'] = {
  closed: ({ tags }) => assert.deepEqual([...tags], []),
  'open.login': isOpen,
  'open.register': isOpen,
}

describePaths({
  machine: userMenuMachine,
  table: new URL('./user-menu.paths.txt', import.meta.url),
  plans: [{ title: 'userMenu', plan: planUserMenu(), input: undefined }],
  see,
  inFewWords: () => 'no context',
})
