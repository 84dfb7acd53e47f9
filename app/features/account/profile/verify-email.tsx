import { Trans } from '@lingui/react/macro'
import { profileOwner } from 'styled-system/recipes'
import type { User } from '#app/domain/account/account.ts'
import { breakableEmail } from '#app/domain/text/breakable-email.ts'
import { usePendingWatch } from '#app/flows/price-agent/use-pending-watch.ts'
import { ResendForm } from '../verification/resend-form.tsx'

/** Asks a user to verify their email, and can mail the link again (§7.3, §8). */
export function VerifyEmail({ user }: { user: User }) {
  const email = breakableEmail(user.email)
  const name = usePendingWatch()
  return (
    <div className={profileOwner().ask}>
      <h3>
        <Trans>Bekræft din e-mail</Trans>
      </h3>
      <p>
        <Trans>
          Åbn linket i den mail, vi har sendt til <b>{email}</b>, og bekræft adressen der. Så er din konto
          klar til indkøbsseddel og prisagent.
        </Trans>
      </p>
      {name && (
        <p>
          <Trans>
            Når din e-mail er bekræftet, følger vi prisen på <b>{name}</b>.
          </Trans>
        </p>
      )}
      <ResendForm email={user.email} />
    </div>
  )
}
