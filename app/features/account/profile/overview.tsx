import { Trans } from '@lingui/react/macro'
import { profileOwner } from 'styled-system/recipes'
import { isVerified, type User } from '#app/domain/account/account.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { LogOutButton } from '../login/log-out-button.tsx'
import { ProfileSection } from './profile-section.tsx'
import { VerifyEmail } from './verify-email.tsx'

/** The user's name and email, whether the email is verified, and the logout button. */
export function Overview({ user }: { user: User }) {
  const classes = profileOwner()
  const verified = isVerified(user)
  return (
    <ProfileSection id="overview" title={<Trans>Oversigt</Trans>}>
      <div className={classes.root}>
        <div>
          <p className={classes.name}>{user.name}</p>
          <p className={classes.email}>
            <span>{user.email}</span>
            <span className={classes.state} data-verified={verified}>
              <Icon name={verified ? 'check-circle' : 'warning-circle'} />
              {verified ? <Trans>Bekræftet</Trans> : <Trans>Ikke bekræftet endnu</Trans>}
            </span>
          </p>
        </div>
        <LogOutButton />
      </div>
      {!verified && <VerifyEmail user={user} />}
    </ProfileSection>
  )
}
