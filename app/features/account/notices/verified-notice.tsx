import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { isVerified } from '#app/domain/account/account.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { AccountNotice } from './account-notice.tsx'

/**
 * Says on any page with `verified=1` that the link of the mail was good, with `verified=already` that this was done
 * before, and with `verified=0` that the link was not good: no matter for a user who is verified meanwhile.
 */
export function VerifiedNotice() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const user = useUser()
  const { verified } = search
  if (verified === '1') {
    // It was another user's link; that of this one is still to be opened.
    if (user && !isVerified(user)) return null
    return (
      <AccountNotice flag="verified" icon="check-circle">
        <Trans>
          <b>Din e-mail er bekræftet.</b> Så er din konto klar.
        </Trans>
      </AccountNotice>
    )
  }
  if (verified === 'already' || (verified === '0' && user && isVerified(user)))
    return (
      <AccountNotice flag="verified" icon="check-circle">
        <Trans>
          <b>Din e-mail er allerede bekræftet.</b> Du behøver ikke gøre mere.
        </Trans>
      </AccountNotice>
    )
  if (verified !== '0') return null
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
