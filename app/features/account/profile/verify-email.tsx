import { Trans, useLingui } from '@lingui/react/macro'
import { profileOwner } from 'styled-system/recipes'
import * as v from 'valibot'
import type { User } from '#app/domain/account/account.ts'
import { resendVerificationEmail } from '#app/flows/account/account.actors.ts'
import { usePendingWatch } from '#app/flows/agents/use-pending-watch.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useNext } from '../login/next-path.ts'
import { useLanguage } from '../page/use-language.ts'

const nothing = v.object({})

/** Asks a user to verify their email, and can mail the link again (Specification §7.3, §8). */
export function VerifyEmail({ user: { email } }: { user: User }) {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useNotify()
  const next = useNext()
  const name = usePendingWatch()
  const { frame } = useAccountForm({
    ...forms.verificationMail,
    defaultValues: {},
    fieldsOf: () => ({}),
    schema: nothing,
    submit: () => resendVerificationEmail({ language, next }),
    onSucceeded: () => notify(t`Vi har sendt en mail til ${email}`),
  })
  return (
    <div className={profileOwner().ask}>
      <h3>
        <Trans>Bekræft din e-mail</Trans>
      </h3>
      <p>
        <Trans>
          Åbn linket i den mail, vi har sendt til <b>{email}</b>. Så er din konto klar til indkøbsseddel og
          prisagent.
        </Trans>
      </p>
      {name && (
        <p>
          <Trans>
            Når din e-mail er bekræftet, følger vi prisen på <b>{name}</b>.
          </Trans>
        </p>
      )}
      <AccountForm
        frame={frame}
        label={t`Bekræft din e-mail`}
        button={<Trans>Send mailen igen</Trans>}
        busyButton={<Trans>Sender …</Trans>}
        buttonLook={{ isWide: false }}
      >
        <small>
          <Trans>Kan du ikke finde den, så kig i mappen med uønsket post.</Trans>
        </small>
      </AccountForm>
    </div>
  )
}
