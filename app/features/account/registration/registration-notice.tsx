import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { button } from 'styled-system/recipes'
import { isVerified, type User } from '#app/domain/account/account.ts'
import { carriedNext, useNext } from '../login/next-path.ts'
import { AccountNotice } from '../notices/account-notice.tsx'

/**
 * On any page with `registered=true`: says that the account was created, with a button to /login (§2.1)
 * and, if the shopper came from another page, a link back to it. Who is logged in needs no login: in its place is the way to
 * /profile, where the email is verified (§6).
 */
export function RegistrationNotice({ user }: { user: User | null }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const next = useNext()
  const isOnProfile = useLocation({ select: ({ pathname }) => pathname.endsWith('/profile') })
  if (search.registered !== 'true') return null
  return (
    <AccountNotice
      flag="registered"
      icon="check-circle"
      action={
        <>
          {next !== undefined && (
            <a href={next} className={button()}>
              <Trans>Fortsæt, hvor du slap</Trans>
            </a>
          )}
          {!user && (
            <Link
              to="/{-$locale}/login"
              search={carriedNext(next)}
              className={button(next === undefined ? {} : { kind: 'text' })}
            >
              <Trans>Log ind</Trans>
            </Link>
          )}
          {user && !isVerified(user) && !isOnProfile && (
            <Link to="/{-$locale}/profile" search={carriedNext(next)} className={button({ kind: 'text' })}>
              <Trans>Gå til din profil</Trans>
            </Link>
          )}
        </>
      }
    >
      {user && isVerified(user) ? (
        <Trans>
          <b>Din konto er oprettet.</b> Din e-mail er bekræftet.
        </Trans>
      ) : (
        <Trans>
          <b>Din konto er oprettet.</b> Vi har sendt dig en mail. Åbn linket i den, og bekræft, at adressen er
          din.
        </Trans>
      )}
    </AccountNotice>
  )
}
