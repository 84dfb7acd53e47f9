import { Trans, useLingui } from '@lingui/react/macro'
import { profileSessions } from 'styled-system/recipes'
import type { UserSession } from '#app/domain/account/account.ts'
import { dayIn, longDay } from '#app/domain/locale/dates.ts'
import type { Country } from '#app/domain/locale/locales.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { deviceOf } from './device-of.ts'

/** The devices on which a user is logged in, as far as known; the current one is first and marked. */
export function SessionList({ sessions, country }: { sessions: UserSession[]; country: Country }) {
  const classes = profileSessions()
  const thisFirst = sessions.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
  return (
    <ul className={classes.list}>
      {thisFirst.map((session) => (
        <SessionRow key={session.id} session={session} country={country} />
      ))}
    </ul>
  )
}

function SessionRow({ session, country }: { session: UserSession; country: Country }) {
  const { t } = useLingui()
  const classes = profileSessions()
  const { browser, system, isHandheld } = deviceOf(session.user_agent)
  const day = (moment: string) => longDay(dayIn(country, new Date(moment)), country)
  const loggedIn = day(session.created_at)
  const lastUsed = day(session.last_used_at)
  return (
    <li className={classes.row}>
      <Icon name={isHandheld ? 'device-mobile' : 'desktop'} />
      <span>
        <b>{browser && system ? t`${browser} på ${system}` : (browser ?? system ?? t`Ukendt enhed`)}</b>
        {session.is_current && (
          <span className={classes.here}>
            <Trans>Denne enhed</Trans>
          </span>
        )}
        <small>
          {session.is_current || loggedIn === lastUsed
            ? t`Logget ind ${loggedIn}`
            : t`Logget ind ${loggedIn}, sidst brugt ${lastUsed}`}
        </small>
      </span>
    </li>
  )
}
