import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { isVerified } from '#app/domain/account/account.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { AccountNotice } from './account-notice.tsx'

/**
 * The notice about a verification link: `verified=1` means it worked, `verified=already` that the email was verified
 * before, `verified=0` that the link is invalid or expired. The last is not shown if the user's email is verified by now.
 */
export function VerifiedNotice() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const user = useUser()
  const { verified } = search
  if (verified === '1') {
    // The link was of another account; the email of this user is still unverified.
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
