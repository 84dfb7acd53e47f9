import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { profileSessions } from 'styled-system/recipes'
import { PresentPasswordForm } from '../../form/present-password-form.tsx'

type Properties = {
  onEnded: () => void
  /** Goes back to the button. */
  keep: () => void
  /** The text of the button. */
  children: ReactNode
} & Pick<ComponentProps<typeof PresentPasswordForm<void>>, 'input' | 'label' | 'email' | 'submit'>

/** Asks for the password before sessions are ended (§4 user session); its field has the focus when it is opened. */
export function EndingForm({ onEnded, keep, children, ...form }: Properties) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [])
  return (
    <div ref={root} className={profileSessions().ending}>
      <PresentPasswordForm
        {...form}
        kind="line"
        texts={{ send: children, sending: <Trans>Logger ud …</Trans>, leave: <Trans>Annuller</Trans> }}
        onSucceeded={onEnded}
        onLeft={keep}
      />
    </div>
  )
}
