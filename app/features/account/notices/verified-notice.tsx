import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { isVerified } from '#app/domain/account/account.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { AccountNotice } from './account-notice.tsx'

/** On the page that a verified email leads on to, with `verified=1`: says so, unless the user is another one by now. */
export function VerifiedNotice() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const user = useUser()
  if (search.verified !== '1' || !user || !isVerified(user)) return null
  return (
    <AccountNotice flag="verified" icon="check-circle">
      <Trans>
        <b>Din e-mail er bekræftet.</b> Så er din konto klar.
      </Trans>
    </AccountNotice>
  )
}
