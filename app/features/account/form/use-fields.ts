import { createFormHook, type DeepKeys, revalidateLogic } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { issuesByField } from '#app/domain/account/account-schemas.ts'
import type { FormValues } from '#machines/form/form.machine.ts'
import { PostalCodeField } from '../postal-code/postal-code-field.tsx'
import { fieldContext, formContext } from './form-context.ts'
import {
  BirthYearField,
  ConfirmationField,
  EmailField,
  GenderField,
  NameField,
  NewPasswordField,
  PresentPasswordField,
  TermsField,
} from './form-fields.tsx'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {
    BirthYearField,
    ConfirmationField,
    EmailField,
    GenderField,
    NameField,
    NewPasswordField,
    PostalCodeField,
    PresentPasswordField,
    TermsField,
  },
  formComponents: {},
})

export type FieldsOptions<Values> = {
  defaultValues: Values
  /** What is sent, of what stands in the fields. */
  fieldsOf: (values: Values) => FormValues
  /** The client's rules for what is sent. */
  schema: v.GenericSchema
}

/** The first thing wrong with each of the form's fields; undefined where it can be sent. */
function issuesOf(schema: v.GenericSchema, fields: FormValues, names: string[]) {
  const result = v.safeParse(schema, fields)
  if (result.success) return undefined
  const found: Record<string, string> = {}
  for (const [field, [issue]] of Object.entries(issuesByField(result.issues))) {
    // That two passwords differ is seen at the second one.
    const name =
      issue === 'password-differs' && names.includes('password_confirmation')
        ? 'password_confirmation'
        : field
    if (issue && names.includes(name)) found[name] ??= issue
  }
  return Object.keys(found).length > 0 ? { fields: found } : undefined
}

/** What stands in a form's controls, by name, where it is not nothing. */
function typedIn(form: HTMLFormElement | null): [string, string | boolean][] {
  const inputs = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement)
  return inputs
    .filter(({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value !== ''))
    .map(({ name, type, value }) => [name, type === 'checkbox' ? true : value])
}

/**
 * The fields of an account's form with the client's rules (Specification §5): asked at the first try to send, and
 * from then on at every change. The first field with an error gets the focus, whoever found it.
 * @param isRefused whether the server has found something wrong with a field.
 */
export function useFields<Values extends Record<string, string | boolean>>(
  { defaultValues, fieldsOf, schema }: FieldsOptions<Values>,
  { onSubmit, isRefused }: { onSubmit: (fields: FormValues) => void; isRefused: boolean },
) {
  const element = useRef<HTMLFormElement>(null)
  // Not the machine's, which begins when the client's rules have let the form pass. It only has the effect below run.
  const [refusals, setRefusals] = useState(0)
  const names = Object.keys(defaultValues)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => issuesOf(schema, fieldsOf(value), names) },
    onSubmit: ({ value }) => onSubmit(fieldsOf(value)),
    onSubmitInvalid: () => setRefusals((count) => count + 1),
  })

  useEffect(() => {
    if (isRefused) focusFirstError(element.current)
  }, [isRefused])
  useEffect(() => {
    if (refusals > 0) focusFirstError(element.current)
  }, [refusals])

  // What was typed before the page came alive is the fields' value.
  useLayoutEffect(() => {
    for (const [name, typed] of typedIn(element.current)) {
      if (!Object.hasOwn(form.options.defaultValues ?? {}, name)) continue
      const field = name as DeepKeys<Values>
      if (form.getFieldValue(field) !== typed) form.setFieldValue(field, typed as never)
    }
  }, [form])

  return { form, element, submit: () => form.handleSubmit() }
}

function focusFirstError(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  // Of a group of choices it is the first one that can have it.
  const control = wrong?.querySelector('input') ?? wrong
  control?.focus()
}
