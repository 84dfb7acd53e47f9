import type { ComponentProps, ReactNode } from 'react'
import type { User } from '#app/domain/account/account.ts'
import { PresentPasswordForm } from '../form/present-password-form.tsx'

type Properties<Output> = {
  user: User
  title: ReactNode
  text: ReactNode
  /** The step takes something away, so its button is not the loudest. */
  isRemoval?: boolean
  onCancelled: () => void
} & Pick<
  ComponentProps<typeof PresentPasswordForm<Output>>,
  'input' | 'label' | 'texts' | 'submit' | 'onSucceeded'
>

/** A step of adding or removing a second factor: it says what happens, and asks for the present password. */
export function PasswordStep<Output>(properties: Properties<Output>) {
  const { user, title, text, isRemoval, onCancelled, ...form } = properties
  return (
    <>
      <h3 tabIndex={-1}>{title}</h3>
      <p>{text}</p>
      <PresentPasswordForm
        {...form}
        {...(isRemoval && { kind: 'line' })}
        email={user.email}
        onLeft={onCancelled}
      />
    </>
  )
}
