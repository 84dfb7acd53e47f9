import { assign, emit, setup } from 'xstate'
import type { NeedRule } from '#app/domain/list/need-rule.ts'
import { isReadable, isTooLarge, type RuleTexts, ruleOf, textsOf } from '#app/domain/list/rule-texts.ts'
import type { FlowMeta } from '#machines/flow-meta.ts'

/** `told` is the rule that the item had when its texts were read; `texts` are those of the fields. */
export type NeedRuleContext = { told?: NeedRule | undefined; texts: RuleTexts }

/** `sheet.opened` says which rule the item has. */
export type NeedRuleEvent =
  | { type: 'sheet.opened'; rule: NeedRule | undefined }
  | { type: 'sheet.left' }
  | { type: 'field.changed'; field: keyof RuleTexts; text: string }
  | { type: 'rule.submitted' }
  | { type: 'rule.cleared' }

/** What the item may be from now on; a rule that says nothing takes it away. */
export type NeedRuleEmitted = { type: 'rule.set'; rule: NeedRule }

/**
 * The sheet in which a shopper says which sizes and which brand will do for a typed item (§2.10). A dismissed sheet opens again
 * with what was typed, unless the item has another rule by then.
 */
export const needRuleMachine = setup({
  types: {
    context: {} as NeedRuleContext,
    events: {} as NeedRuleEvent,
    emitted: {} as NeedRuleEmitted,
    tags: {} as 'open',
    meta: {} as FlowMeta,
  },
  guards: {
    isNews: ({ context }, { rule }: { rule: NeedRule | undefined }) =>
      JSON.stringify(rule) !== JSON.stringify(context.told),
    isReadable: ({ context }) => isReadable(context.texts),
    isTooLarge: ({ context }) => isTooLarge(context.texts),
  },
  actions: {
    readRule: assign((_, { rule }: { rule: NeedRule | undefined }) => ({ told: rule, texts: textsOf(rule) })),
    keepText: assign(({ context }, { field, text }: { field: keyof RuleTexts; text: string }) => ({
      texts: { ...context.texts, [field]: text },
    })),
    forgetTexts: assign({ texts: textsOf(undefined) }),
    tellRule: emit(({ context }) => ({ type: 'rule.set', rule: ruleOf(context.texts) })),
    tellNone: emit({ type: 'rule.set', rule: {} }),
  },
}).createMachine({
  id: 'needRule',
  description: 'The sheet in which a shopper says which sizes and which brand will do for a typed item.',
  meta: { spec: ['§2.10', '§3 Shopping list'] },
  context: { texts: textsOf(undefined) },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'sheet.opened': [
          {
            guard: { type: 'isNews', params: ({ event }) => ({ rule: event.rule }) },
            target: 'open',
            actions: { type: 'readRule', params: ({ event }) => ({ rule: event.rule }) },
          },
          { target: 'open' },
        ],
      },
    },
    open: {
      tags: 'open',
      initial: 'editing',
      on: {
        'sheet.left': { target: 'closed' },
        'field.changed': {
          target: '.editing',
          actions: { type: 'keepText', params: ({ event }) => event },
        },
        'rule.submitted': [
          { guard: 'isReadable', target: 'closed', actions: 'tellRule' },
          { guard: 'isTooLarge', target: '.tooLarge' },
          { target: '.unreadable' },
        ],
        'rule.cleared': { target: 'closed', actions: ['forgetTexts', 'tellNone'] },
      },
      states: { editing: {}, tooLarge: {}, unreadable: {} },
    },
  },
})
