import { createFormHookContexts } from '@tanstack/react-form'
import { createContext, use } from 'react'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import type { FieldErrors } from '#app/domain/failure.ts'
import { useIssueText } from './use-issue-text.ts'

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/** What a form's fields know of its submission: what the server found wrong, and whether it is being asked. */
export type Submission = {
  serverErrors: FieldErrors
  isBusy: boolean
  fieldChanged: (field: string) => void
}

export const SubmissionContext = createContext<Submission>({
  serverErrors: {},
  isBusy: false,
  fieldChanged: () => {},
})

/**
 * A field of an account's form, bound to its form and its submission: the client's rules speak first, then the server.
 * @param serverName what the server keys the field's errors by, where that is not its name.
 */
export function useBoundField<Value>(serverName?: string) {
  const field = useFieldContext<Value>()
  const { serverErrors, fieldChanged, isBusy } = use(SubmissionContext)
  const issueText = useIssueText()
  const key = serverName ?? field.name
  const issue: AccountIssue | undefined = field.state.meta.errors[0]
  return {
    name: field.name,
    value: field.state.value,
    errors: issue ? [issueText(field.name, issue)] : (serverErrors[key] ?? []),
    isBusy,
    change: (value: Value) => {
      field.handleChange(value as Parameters<typeof field.handleChange>[0])
      fieldChanged(key)
    },
    blur: field.handleBlur,
  }
}
