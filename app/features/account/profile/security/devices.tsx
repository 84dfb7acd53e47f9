import { Trans, useLingui } from '@lingui/react/macro'
import { quiet } from 'styled-system/recipes'
import * as v from 'valibot'
import type { UserSession } from '#app/domain/account/account.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { endOtherSessions, fetchSessions } from '#app/flows/account/profile.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { askAnew } from '#app/flows/server-data/ask-anew.ts'
import { keys } from '#app/flows/server-data/keys.ts'
import { useServerData } from '#app/flows/server-data/use-server-data.ts'
import { forms } from '#machines/form/forms.ts'
import { AccountForm } from '../../form/account-form.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { SessionList } from './session-list.tsx'

const nothing = v.object({})

type Properties = {
  /** As loaded with the page. */
  sessions: UserSession[]
  country: Country
}

/** The user's sessions, and a button that ends all but the current one. */
export function Devices({ sessions: loaded, country }: Properties) {
  const sessions = useServerData({ queryKey: keys.sessions, ask: fetchSessions, loaded })
  const hasOthers = sessions.some((session) => !session.is_current)
  return (
    <>
      <SessionList sessions={sessions} country={country} />
      {hasOthers ? (
        <EndOthers />
      ) : (
        <p className={quiet()}>
          <Trans>Du er ikke logget ind andre steder.</Trans>
        </p>
      )}
    </>
  )
}

function EndOthers() {
  const { t } = useLingui()
  const notify = useNotify()
  const { frame } = useAccountForm({
    ...forms.otherSessions,
    defaultValues: {},
    fieldsOf: () => ({}),
    schema: nothing,
    submit: () => endOtherSessions({}),
    onSucceeded: () => {
      notify(t`Du er logget ud alle andre steder`)
      askAnew(keys.sessions)
    },
  })
  return (
    <AccountForm
      frame={frame}
      label={t`Enheder`}
      button={<Trans>Log ud alle andre steder</Trans>}
      busyButton={<Trans>Logger ud …</Trans>}
      buttonLook={{ kind: 'line', isWide: false }}
    >
      {null}
    </AccountForm>
  )
}
