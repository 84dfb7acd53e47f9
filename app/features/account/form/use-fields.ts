import { createFormHook, type DeepKeys, revalidateLogic } from '@tanstack/react-form'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { issuesByField } from '#app/domain/account/account-schemas.ts'
import type { FormValues } from '#machines/form/form.machine.ts'
import { PostalCodeField } from '../postal-code/postal-code-field.tsx'
import { AppCodeField, BackupCodeField } from './code-field.tsx'
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
    AppCodeField,
    BackupCodeField,
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
  /** Maps the values of the fields to those that are sent. */
  fieldsOf: (values: Values) => FormValues
  /** The client's rules for the values that are sent. */
  schema: v.GenericSchema
}

/** The first issue of each of the form's fields; undefined if the form can be sent. */
function issuesOf(schema: v.GenericSchema, fields: FormValues, names: string[]) {
  const result = v.safeParse(schema, fields)
  if (result.success) return undefined
  const found: Record<string, string> = {}
  for (const [field, [issue]] of Object.entries(issuesByField(result.issues))) {
    // If two passwords differ, the error is shown at the second one.
    const name =
      issue === 'password-differs' && names.includes('password_confirmation')
        ? 'password_confirmation'
        : field
    if (issue && names.includes(name)) found[name] ??= issue
  }
  return Object.keys(found).length > 0 ? { fields: found } : undefined
}

/** The non-empty values of a form's controls, by name. */
function typedIn(form: HTMLFormElement | null): [string, string | boolean][] {
  const inputs = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement)
  return inputs
    .filter(({ type, checked, value }) => (type === 'checkbox' || type === 'radio' ? checked : value !== ''))
    .map(({ name, type, value }) => [name, type === 'checkbox' ? true : value])
}

/**
 * The fields of an account form with the client's rules (§5), which are checked at the first submit and then
 * at every change. The first field with an error gets the focus, whether client or server found it.
 * @param isRefused whether the server has found an error in a field.
 */
export function useFields<Values extends Record<string, string | boolean>>(
  { defaultValues, fieldsOf, schema }: FieldsOptions<Values>,
  { onSubmit, isRefused }: { onSubmit: (fields: FormValues) => void; isRefused: boolean },
) {
  const element = useRef<HTMLFormElement>(null)
  // Not in the machine, which starts only once the client's rules pass. Counting makes the effect below run.
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

  // Values typed before hydration become the fields' values.
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
  // In a group of choices only an input can have the focus.
  const control = wrong?.querySelector('input') ?? wrong
  control?.focus()
}
