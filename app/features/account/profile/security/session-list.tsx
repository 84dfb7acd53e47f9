import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode, Ref } from 'react'
import { button, profileSessions } from 'styled-system/recipes'
import type { UserSession } from '#app/domain/account/account.ts'
import { dayIn } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { formatMoment } from '#app/domain/locale/long-dates.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { deviceOf } from './device-of.ts'
import { useDeviceName } from './use-device-name.ts'
import { useTwoSteps } from './use-two-steps.ts'

type Properties = {
  sessions: UserSession[]
  country: Country
  /** Draws the form that ends a session, below its row. */
  ending: (session: UserSession, label: string, keep: () => void) => ReactNode
}

/**
 * The devices on which a user is logged in, as far as known, and when they logged in; the current one is first and
 * marked, the others can be ended.
 */
export function SessionList({ sessions, ref, ...common }: Properties & { ref: Ref<HTMLUListElement> }) {
  const classes = profileSessions()
  const thisFirst = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
  return (
    <ul ref={ref} tabIndex={-1} className={classes.list}>
      {thisFirst.map((session) => (
        <SessionRow key={session.id} session={session} {...common} />
      ))}
    </ul>
  )
}

function SessionRow({ session, country, ending }: Omit<Properties, 'sessions'> & { session: UserSession }) {
  const { t } = useLingui()
  const classes = profileSessions()
  const { isAsking, ask, keep, opener } = useTwoSteps()
  const { isHandheld } = deviceOf(session.user_agent)
  const [created, used] = [new Date(session.created_at), new Date(session.last_used_at)]
  const isOfOneDay = dayIn(country, created) === dayIn(country, used)
  const loggedIn = formatMoment(created, country)
  const lastUsed = formatMoment(used, country)
  const name = useDeviceName()(session.user_agent)
  const label = t`Log ud: ${name}`
  return (
    <li className={classes.row}>
      <Icon name={isHandheld ? 'device-mobile' : 'desktop'} />
      <span>
        <b>{name}</b>
        {session.is_current && (
          <span className={classes.here}>
            <Trans>Denne enhed</Trans>
          </span>
        )}
        <small>
          {session.is_current || isOfOneDay
            ? t`Logget ind ${loggedIn}`
            : t`Logget ind ${loggedIn}, sidst brugt ${lastUsed}`}
        </small>
      </span>
      {!session.is_current && !isAsking && (
        <button
          ref={opener}
          type="button"
          className={button({ kind: 'text' })}
          aria-label={label}
          onClick={ask}
        >
          <Trans>Log ud</Trans>
        </button>
      )}
      {isAsking && ending(session, label, keep)}
    </li>
  )
}
