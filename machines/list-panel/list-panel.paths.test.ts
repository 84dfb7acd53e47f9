import assert from 'node:assert/strict'
import { expect, it } from 'vitest'
import {
  type ListPanelSnapshot,
  pagesOfListPanel,
  planListPanel,
} from '#machines/list-panel/list-panel.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { type ListPanelInput, listPanelMachine } from './list-panel.machine.ts'

const first: ListPanelInput = { identity: 'verified', locale: 'dk', screen: 'desktop', trigger: 'pulsing' }
const later: ListPanelInput = { ...first, trigger: 'calm' }

const shows =
  (identity: string, ...children: string[]) =>
  (snapshot: ListPanelSnapshot): void => {
    assert.ok(snapshot.hasTag('open'))
    assert.equal(snapshot.context.identity, identity)
    const held = identity === 'verified' ? ['typedItems', 'manualAdd'] : []
    const lines = snapshot.context.pasted.length > 0 ? ['pastedLines'] : []
    assert.deepEqual(Object.keys(snapshot.children).sort(), [...children, ...held, ...lines].sort())
  }
const isOpen = ({ tags }: ListPanelSnapshot) => tags.has('open')

describePaths({
  machine: listPanelMachine,
  table: new URL('./list-panel.paths.txt', import.meta.url),
  plans: [
    { title: 'listPanel, on a device that never opened it', plan: planListPanel(first), input: first },
    { title: 'listPanel, on a device that has', plan: planListPanel(later), input: later },
    ...pagesOfListPanel.map(({ of, ...page }) => ({ title: `listPanel, on a page of ${of}`, ...page })),
  ],
  see: {
    'panel.closed': (snapshot) => assert.equal(isOpen(snapshot), false),
    'panel.peeking': (snapshot) => {
      const { identity, screen, total } = snapshot.context
      assert.deepEqual([snapshot.hasTag('peeking'), identity, total > 0], [true, 'verified', true])
      assert.notEqual(screen, 'desktop')
    },
    'panel.open.identifying.asking': shows('unknown'),
    'panel.open.identifying.unanswered': shows('unknown'),
    'panel.open.prompt.login': shows('visitor'),
    'panel.open.prompt.verify': shows('unverified'),
    'panel.open.list.items': shows('verified'),
    'panel.open.list.sheet.emptying': (snapshot) => {
      shows('verified')(snapshot)
      assert.ok(snapshot.context.total > 0)
    },
    'panel.open.list.sheet.adding': shows('verified'),
    'panel.open.list.sheet.pasting': (snapshot) => {
      shows('verified')(snapshot)
      assert.ok('pastedLines' in snapshot.children)
    },
    'panel.open.list.sheet.trip': shows('verified'),
    'panel.open.list.sheet.retired': shows('verified', 'retiredLists'),
    'trigger.pulsing': (snapshot) => {
      assert.ok(snapshot.hasTag('pulsing'))
      assert.equal(isOpen(snapshot), false)
    },
    'trigger.calm': (snapshot) => assert.equal(snapshot.hasTag('pulsing'), false),
    'field.held.lines.none': ({ children, context }) =>
      assert.deepEqual([context.pasted, 'pastedLines' in children], [[], false]),
    'field.held.lines.waiting': ({ children, context }) => {
      assert.deepEqual([context.identity, 'pastedLines' in children], ['verified', true])
      assert.equal(new Set(context.pasted).size, context.pasted.length)
    },
    'field.held.typing': ({ children, context }) =>
      assert.deepEqual([context.identity, 'typedItems' in children], ['verified', true]),
    'field.held.writing.sheet': ({ children, context }) =>
      assert.deepEqual([context.identity, 'manualAdd' in children], ['verified', true]),
    'field.none': ({ children, context }) => {
      assert.notEqual(context.identity, 'verified')
      assert.deepEqual(['typedItems' in children, 'manualAdd' in children], [false, false])
      assert.deepEqual(context.pasted, [])
    },
  },
  inFewWords: ({ context: { identity, locale, screen, total, order, pasted } }) =>
    `${identity}, /${locale}, ${screen}, ${total} items by ${order}${pasted.length > 0 ? `, ${pasted.length} pasted` : ''}`,
  // A user has one identity. The first sheet and the first prompt are entered by name and as the initial one. A panel that
  // is open has stopped the pulsing already. Whether lines wait is decided with the same answer once more.
  withoutEffect: [
    'listPanel.field.held.lines: on.lines.pasted [0] to .none',
    'listPanel.field.held.lines: on.lines.shared [0] to .none',
    'listPanel.panel.open.deciding: always [0] swapped',
    'listPanel.panel.open.deciding: always [1] swapped',
    'listPanel.panel.open.list.sheet: initial adding',
    'listPanel.panel.open.list.sheet: initial pasting',
    'listPanel.panel.open.list.sheet: initial retired',
    'listPanel.panel.open.list.sheet: initial trip',
    'listPanel.panel.open.list: on.emptying.requested [0] to .sheet',
    'listPanel.panel.open.prompt: initial verify',
  ],
})

// A page shows a part of the panel by itself when the shopper adds the first item, and is opened by another app with its text:
// `list-peek.spec.ts` and `shared-text.spec.ts` test that by hand.
it('listPanel pages show every transition and refusal, but those of peeking, of a shared text, of a server that does not answer, and of planning, emptying or showing again what is empty', () => {
  const [first, ...others] = pagesOfListPanel.map(({ plan }) => new Set(plan.missing))
  const missing = others.reduce((left, each) => left.intersection(each), first ?? new Set())
  expect([...missing].filter((goal) => !/peek|lines\.shared/.test(goal))).toEqual([
    'panel.open.identifying.asking: after(answerTimeout)',
    'panel.open.list: lines.reopened if hasLines, refused',
    'panel.open.list: trip.requested if hasItems, refused',
    'panel.open.list: emptying.requested if hasItems, refused',
  ])
})
