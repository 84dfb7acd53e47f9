import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { accountForm } from 'styled-system/recipes'
import type { Failure } from '#app/domain/failure.ts'
import { formatWait } from '#app/domain/wait.ts'
import { FailureText } from '#app/ui/field/failure-text.tsx'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { secondsToWait } from '#machines/form/form.machine.ts'
import { useLanguage } from '../page/use-language.ts'
import { type Submission, SubmissionContext } from './form-context.ts'
import { useIsAlive } from './use-is-alive.ts'

/** The state that a form's element, message and button share. */
export type FormFrame = {
  element: RefObject<HTMLFormElement | null>
  submit: () => Promise<void>
  /** Of the last attempt, until the next is answered. */
  failure: Failure | null
  /** The request is running, or it succeeded and the form is sent only once. */
  isSent: boolean
  submission: Submission
}

type Properties = {
  frame: FormFrame
  label: string
  /** The button's text, and its text while the request is running. */
  button: ReactNode
  busyButton: ReactNode
  /** How the button looks on a page with several forms. */
  buttonLook?: Pick<ComponentProps<typeof SubmitButton>, 'kind' | 'isWide'>
  children: ReactNode
  /** Shown below the button. */
  links?: ReactNode
}

/** An account form: its fields, the message of a failed request, and its button. */
export function AccountForm(properties: Properties) {
  const { frame, label, button, busyButton, buttonLook, children, links } = properties
  const { element, submit, failure, isSent, submission } = frame
  const seconds = secondsToWait({ failure })
  const wait = formatWait(seconds, useLanguage())
  const isAlive = useIsAlive()
  return (
    <form
      ref={element}
      className={accountForm()}
      aria-label={label}
      noValidate
      // Keeps typed text out of the address if the form is sent without JavaScript.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <SubmissionContext value={submission}>{children}</SubmissionContext>
      <FormMessage isPast={submission.isBusy}>
        {failure && failure.kind !== 'invalid' && <AccountFailure failure={failure} />}
      </FormMessage>
      <SubmitButton isHeld={isSent || seconds > 0} isDisabled={!isAlive} {...buttonLook}>
        {seconds > 0 ? <Trans>Prøv igen {wait}</Trans> : isSent ? busyButton : button}
      </SubmitButton>
      <noscript>
        <Trans>Slå JavaScript til i din browser, så virker formularen.</Trans>
      </noscript>
      {links}
    </form>
  )
}

function AccountFailure({ failure: { kind } }: { failure: Failure }) {
  const next = useLocation({ select: ({ href }) => href })
  switch (kind) {
    case 'throttled':
      return <Trans>Det blev for mange forsøg. Vent lidt, og prøv igen.</Trans>
    case 'unauthenticated':
      return (
        <Trans>
          Du er ikke logget ind længere.{' '}
          <Link to="/{-$locale}/login" search={{ next }}>
            Log ind
          </Link>
          , og prøv igen.
        </Trans>
      )
    default:
      return <FailureText kind={kind} />
  }
}
