import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { useRef } from 'react'
import { anyOffer, type WatchRules } from '#app/domain/agents/watch-rules.ts'
import { rulesIn, valuesOf } from './rule-values.ts'

/**
 * The form of a watch's rules. It keeps what is typed until the modal is closed, whatever fails. If the target is no
 * price, it opens its disclosure and focuses the field instead of calling `onSubmit`.
 * @param initial the rules that the watch has, or is added with.
 */
export function useRulesForm(initial: WatchRules, onSubmit: (rules: WatchRules) => void) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const form = useForm({
    defaultValues: valuesOf(initial),
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => (rulesIn(value) ? undefined : { fields: { target: 'target' } }),
    },
    onSubmit: ({ value }) => {
      const rules = rulesIn(value)
      if (rules) onSubmit(rules)
    },
    onSubmitInvalid: () => {
      if (!disclosure.current) return
      disclosure.current.open = true
      disclosure.current.querySelector('input')?.focus()
    },
  })
  const values = useStore(form.store, (state) => state.values)
  // While the target is no price yet, it leaves out nothing.
  const rules = rulesIn(values) ?? rulesIn({ ...values, target: '' }) ?? anyOffer
  return { form, disclosure, rules, submit: () => void form.handleSubmit() }
}

export type RulesForm = ReturnType<typeof useRulesForm>
