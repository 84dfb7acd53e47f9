import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { cx } from 'styled-system/css'
import { accountNotice, button, pageColumn } from 'styled-system/recipes'
import { isVerified } from '#app/domain/account/account.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { carriedNext, isPriceAgent, useWayBack } from '../login/next-path.ts'

/**
 * Reminds a user to verify their email, with a link to /profile (§6), on every page but that one, and but
 * those where the notice of a registration says so (§2.1). On /profile it says why the user was sent to it, if they
 * wanted to see their price agent (§4, Pricing-agent button).
 */
export function UnverifiedNotice() {
  const { t } = useLingui()
  const user = useUser()
  const next = useWayBack()
  const isSaid = useSearch({ strict: false, select: isRegistered })
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  const isOnProfile = pathname.endsWith('/profile')
  const isAskedBelow = (isOnProfile && !isPriceAgent(next)) || pathname.endsWith('/verify-email')
  if (!user || isVerified(user) || isSaid || isAskedBelow) return null
  const classes = accountNotice()
  return (
    <section className={classes.root} aria-label={t`Din e-mail`}>
      <div className={cx(pageColumn(), classes.row)}>
        <Icon name="info" />
        <p className={classes.text}>
          {isOnProfile ? (
            <Trans>
              <b>Bekræft din e-mail først.</b> Prisagenten skal vide, at den skriver til den rigtige.
            </Trans>
          ) : (
            <Trans>
              <b>Bekræft din e-mail.</b> Så kan du bruge indkøbsseddel og prisagent.
            </Trans>
          )}
        </p>
        {!isOnProfile && (
          <div className={classes.actions}>
            <Link to="/{-$locale}/profile" search={carriedNext(next)} className={button({ kind: 'text' })}>
              <Trans>Gå til din profil</Trans>
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}

const isRegistered = ({ registered }: Record<string, unknown>) => registered === 'true'
