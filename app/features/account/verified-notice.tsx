import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { isVerified } from '#app/domain/account.ts'
import { useUser } from '#app/tab/use-user.ts'
import { AccountNotice } from './account-notice.tsx'

/**
 * Says on any page with `verified=1` that the link of the mail was good, and with `verified=0` that it was not. A link
 * that was opened too late for a user who is verified already is nothing to worry about.
 */
export function VerifiedNotice() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const user = useUser()
  if (search.verified !== '1' && search.verified !== '0') return null
  if (search.verified === '1' || (user && isVerified(user)))
    return (
      <AccountNotice flag="verified" icon="check-circle">
        <Trans>
          <b>Din e-mail er bekræftet.</b> Så er din konto klar.
        </Trans>
      </AccountNotice>
    )
  return (
    <AccountNotice flag="verified" icon="warning-circle">
      {user ? (
        <Trans>
          <b>Linket virker ikke længere.</b> Send en ny mail herunder, og åbn linket i den.
        </Trans>
      ) : (
        <Trans>
          <b>Linket virker ikke længere.</b> Log ind, så kan du få en ny mail.
        </Trans>
      )}
    </AccountNotice>
  )
}
