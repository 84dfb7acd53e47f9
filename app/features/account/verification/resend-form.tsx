import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { resendVerificationEmail } from '#app/flows/account/account.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../form/account-form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useNext } from '../login/next-path.ts'
import { useLanguage } from '../page/use-language.ts'

const nothing = v.object({})

/** Mails the link that verifies the user's email again (§7.3). */
export function ResendForm({ email }: { email: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useNotify()
  const next = useNext()
  const { frame } = useAccountForm({
    ...forms.verificationMail,
    defaultValues: {},
    fieldsOf: () => ({}),
    schema: nothing,
    submit: () => resendVerificationEmail({ language, next }),
    onSucceeded: () => notify(t`Vi har sendt en mail til ${email}`),
  })
  return (
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
  )
}
