import { createFormHookContexts } from '@tanstack/react-form'
import { createContext, use } from 'react'
import type { AccountIssue } from '#app/domain/account/account-schemas.ts'
import type { FieldErrors } from '#app/domain/failure.ts'
import { useIssueText } from './use-issue-text.ts'

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/** The submission as the fields see it: the server's errors, and whether the request is running. */
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
 * A field of an account form, bound to its form and submission. Shows the client's errors before the server's.
 * @param serverName the server's key for the field's errors, if it is not the field's name.
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
  }
}
