import type { SnapshotFrom } from 'xstate'
import { needRuleMachine } from '#machines/need-rule/need-rule.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type NeedRuleSnapshot = SnapshotFrom<typeof needRuleMachine>

const { send } = casesOf(needRuleMachine)

/** The rule that the item gets while the sheet is closed. */
const gevalia = { brand: 'Gevalia' }

/** The paths of the sheet in which a shopper says what will do for an item. */
export function planNeedRule() {
  const cases = [
    send({ type: 'sheet.opened', rule: undefined }, { label: 'sheet.opened' }),
    send({ type: 'sheet.opened', rule: gevalia }, { label: 'sheet.opened of an item with a rule' }),
    send({ type: 'sheet.left' }),
    send({ type: 'field.changed', field: 'from', text: '400' }),
    send({ type: 'field.changed', field: 'from', text: 'to' }),
    send({ type: 'field.changed', field: 'from', text: '5000000' }),
    send({ type: 'rule.submitted' }),
    // There is a button for it only if the item has a rule.
    send({ type: 'rule.cleared' }, { when: ({ context }) => context.told !== undefined }),
  ]
  return planPaths(needRuleMachine, { cases, input: undefined, key: ({ context }) => context })
}
