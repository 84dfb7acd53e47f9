import { Trans } from '@lingui/react/macro'
import { Link, useSearch } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import { AccountNotice } from './account-notice.tsx'

/** Says on any page with `registered=true` that the account is there, with a button to /login (Specification §2.1). */
export function RegistrationNotice() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  if (search.registered !== 'true') return null
  return (
    <AccountNotice
      flag="registered"
      icon="check-circle"
      action={
        <Link to="/{-$locale}/login" className={button()}>
          <Trans>Log ind</Trans>
        </Link>
      }
    >
      <Trans>
        <b>Din konto er oprettet.</b> Vi har sendt dig en mail. Åbn linket i den, så er din e-mail bekræftet.
      </Trans>
    </AccountNotice>
  )
}
