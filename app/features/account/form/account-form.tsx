import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { accountForm } from 'styled-system/recipes'
import type { Failure } from '#app/domain/failure.ts'
import { formatWait } from '#app/domain/wait.ts'
import { FormMessage } from '#app/ui/field/form-message.tsx'
import { SubmitButton } from '#app/ui/field/submit-button.tsx'
import { secondsToWait } from '#machines/form/form.machine.ts'
import { useLanguage } from '../page/use-language.ts'
import { type Submission, SubmissionContext } from './form-context.ts'
import { useIsAlive } from './use-is-alive.ts'

/** What a form's element, its message and its button need to know of it. */
export type FormFrame = {
  element: RefObject<HTMLFormElement | null>
  submit: () => Promise<void>
  failure: Failure | null
  /** The server is being asked, or has said yes to a form that is sent once. */
  isSent: boolean
  submission: Submission
}

type Properties = {
  frame: FormFrame
  label: string
  /** The button's words, and those while the server is asked. */
  button: ReactNode
  busyButton: ReactNode
  /** How the button looks on a page with several forms. */
  buttonLook?: Pick<ComponentProps<typeof SubmitButton>, 'kind' | 'isWide'>
  /** The fields. */
  children: ReactNode
  /** What stands under the button. */
  links?: ReactNode
}

/** A form of an account: its fields, what went wrong with it as a whole, and its button. */
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
      // Nothing that is typed may ever land in an address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <SubmissionContext value={submission}>{children}</SubmissionContext>
      <FormMessage>{failure && failure.kind !== 'invalid' && <FailureText failure={failure} />}</FormMessage>
      <SubmitButton isHeld={isSent || seconds > 0} isDisabled={!isAlive} {...buttonLook}>
        {seconds > 0 ? <Trans>Prøv igen {wait}</Trans> : isSent ? busyButton : button}
      </SubmitButton>
      <noscript>
        <Trans>Formularen virker kun med JavaScript slået til.</Trans>
      </noscript>
      {links}
    </form>
  )
}

function FailureText({ failure: { kind } }: { failure: Failure }) {
  const next = useLocation({ select: ({ href }) => href })
  switch (kind) {
    case 'throttled':
      return <Trans>Du har prøvet for mange gange. Vent lidt, og prøv igen.</Trans>
    case 'busy':
      return (
        <Trans>Der er meget travlt lige nu. Det, du har skrevet, er her stadig. Prøv igen om lidt.</Trans>
      )
    case 'offline':
      return (
        <Trans>
          Der er ingen forbindelse til nettet. Det, du har skrevet, er her stadig. Prøv igen om lidt.
        </Trans>
      )
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
      return <Trans>Noget gik galt hos os. Det, du har skrevet, er her stadig. Prøv igen om lidt.</Trans>
  }
}
