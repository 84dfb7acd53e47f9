import assert from 'node:assert/strict'
import { type MegaMenuSnapshot, planMegaMenu } from '#machines/mega-menu/mega-menu.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { megaMenuMachine } from './mega-menu.machine.ts'

const hasTags =
  (...expected: string[]) =>
  ({ tags }: MegaMenuSnapshot) =>
    assert.deepEqual([...tags], expected)

describePaths({
  machine: megaMenuMachine,
  table: new URL('./mega-menu.paths.txt', import.meta.url),
  plans: [{ title: 'megaMenu', plan: planMegaMenu(), input: undefined }],
  see: {
    closed: hasTags(),
    waiting: hasTags(),
    'open.kept': hasTags('open'),
    'open.entering': hasTags('open', 'entering'),
    'open.leaving': hasTags('open'),
  },
  inFewWords: () => 'no context',
})
