import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { button, quiet } from 'styled-system/recipes'
import type { User, UserSession } from '#app/domain/account/account.ts'
import { endOtherSession, endOtherSessions, fetchSessions } from '#app/flows/account/profile.actors.ts'
import { useNotify } from '#app/flows/messages/use-notify.ts'
import { askAnew } from '#app/flows/queries/ask-anew.ts'
import { keys } from '#app/flows/queries/keys.ts'
import { useServerData } from '#app/flows/queries/use-server-data.ts'
import { forms } from '#machines/form/forms.ts'
import { EndingForm } from './ending-form.tsx'
import { SessionList } from './session-list.tsx'
import { useTwoSteps } from './use-two-steps.ts'

type Properties = {
  /** As loaded with the page. */
  sessions: UserSession[]
  user: User
}

/** The user's sessions; given the password, each other one and all others together can be ended. */
export function Devices({ sessions: loaded, user: { email, country_registered_to: country } }: Properties) {
  const { t } = useLingui()
  const notify = useNotify()
  const list = useRef<HTMLUListElement>(null)
  const sessions = useServerData({ queryKey: keys.sessions, ask: fetchSessions, loaded })
  const hasOthers = sessions.some((session) => !session.is_current)
  const ended = (text: string) => {
    notify(text)
    askAnew(keys.sessions)
    // The pressed button leaves the page.
    list.current?.focus()
  }
  return (
    <>
      <SessionList
        ref={list}
        sessions={sessions}
        country={country}
        ending={(session, label, keep) => (
          <EndingForm
            input={forms.otherSession}
            label={label}
            email={email}
            submit={(fields, options) => endOtherSession(session.id, fields, options)}
            onEnded={() => ended(t`Enheden er logget ud`)}
            keep={keep}
          >
            <Trans>Log ud</Trans>
          </EndingForm>
        )}
      />
      {hasOthers ? (
        <EndOthers email={email} onEnded={() => ended(t`Du er logget ud alle andre steder`)} />
      ) : (
        <p className={quiet()}>
          <Trans>Du er ikke logget ind andre steder.</Trans>
        </p>
      )}
    </>
  )
}

function EndOthers({ email, onEnded }: { email: string; onEnded: () => void }) {
  const { t } = useLingui()
  const { isAsking, ask, keep, opener } = useTwoSteps()
  if (isAsking) {
    return (
      <EndingForm
        input={forms.otherSessions}
        label={t`Log ud alle andre steder`}
        email={email}
        submit={endOtherSessions}
        onEnded={onEnded}
        keep={keep}
      >
        <Trans>Log ud alle andre steder</Trans>
      </EndingForm>
    )
  }
  return (
    <button ref={opener} type="button" className={button({ kind: 'line' })} onClick={ask}>
      <Trans>Log ud alle andre steder</Trans>
    </button>
  )
}
