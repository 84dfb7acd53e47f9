import assert from 'node:assert/strict'
import { isReadable, isTooLarge } from '#app/domain/list/rule-texts.ts'
import { needRuleMachine } from '#machines/need-rule/need-rule.machine.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { type NeedRuleSnapshot, planNeedRule } from './need-rule.paths.ts'

const isOpen = (wanted: boolean) => (snapshot: NeedRuleSnapshot) =>
  assert.equal(snapshot.hasTag('open'), wanted)

describePaths({
  machine: needRuleMachine,
  table: new URL('./need-rule.paths.txt', import.meta.url),
  plans: [{ title: 'needRule', plan: planNeedRule(), input: undefined }],
  see: {
    closed: isOpen(false),
    'open.editing': isOpen(true),
    'open.tooLarge': (snapshot) => {
      isOpen(true)(snapshot)
      assert.equal(isTooLarge(snapshot.context.texts), true)
    },
    'open.unreadable': (snapshot) => {
      isOpen(true)(snapshot)
      const { texts } = snapshot.context
      assert.deepEqual([isReadable(texts), isTooLarge(texts)], [false, false])
    },
  },
  // Nothing that can be read is too large.
  withoutEffect: ['needRule.open: on.rule.submitted [0] swapped'],
  inFewWords: ({ context: { told, texts } }) =>
    `${texts.from || 'any size'}, ${texts.brand || 'any brand'}; told ${told?.brand ?? 'nothing'}`,
})
