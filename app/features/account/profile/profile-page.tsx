import '#app/late.css'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { button, pageColumn, profile } from 'styled-system/recipes'
import { isVerified, type User, type UserSession } from '#app/domain/account/account.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Passkeys } from '../factors/passkeys.tsx'
import { SecondFactors } from '../factors/second-factors.tsx'
import { VerifyNotice } from '../notices/verify-notice.tsx'
import { InformationForm } from './information-form.tsx'
import { Overview } from './overview.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { ProfileSection } from './profile-section.tsx'
import { DeleteAccount } from './security/delete-account.tsx'
import { Devices } from './security/devices.tsx'
import { PasswordForm } from './security/password-form.tsx'

type Properties = {
  /** As loaded with the page. */
  user: User
  sessions: UserSession[]
  factors: ComponentProps<typeof SecondFactors>['factors']
  /** The summary of a verified user's list. */
  list: ReactNode
  /** The tiles of the chains at which the user shops. */
  chains: ReactNode
  /** The programmes whose member the user may be. */
  memberships: ReactNode
  /** The items that wait until the email is verified. */
  guestItems: ReactNode
}

/** The profile of a user (§2.1, `/profile`). */
export function ProfilePage({ list, chains, memberships, guestItems, ...loaded }: Properties) {
  // If the session is lost, the page keeps its data, so that typed text stays.
  const user = useUser() ?? loaded.user
  return (
    <main id="main" className={cx(pageColumn(), profile().root)}>
      <h1>
        <Trans>Min profil</Trans>
      </h1>
      <ProfileMenu />
      <div key={user.email}>
        <Overview user={user} />
        <ProfileSection
          id="information"
          title={<Trans>Mine oplysninger</Trans>}
          text={<Trans>Navn og postnummer skal vi bruge. Resten bestemmer du selv.</Trans>}
        >
          <InformationForm user={user} />
        </ProfileSection>
        <ProfileSection
          id="chains"
          title={<Trans>Dine kæder</Trans>}
          text={<Trans>Deres priser og aviser kommer først. Hvert tryk gemmes med det samme.</Trans>}
        >
          {chains}
        </ProfileSection>
        <ProfileSection
          id="memberships"
          title={<Trans>Dine medlemskaber</Trans>}
          text={<Trans>Så tæller medlemspriserne med, når vi finder det billigste for dig.</Trans>}
        >
          {memberships}
        </ProfileSection>
        <ProfileSection id="lists" title={<Trans>Indkøbsseddel</Trans>}>
          {isVerified(user) ? (
            list
          ) : (
            <>
              <VerifyNotice>
                <Trans>Så kan du lægge varer på sedlen og dele den med andre.</Trans>
              </VerifyNotice>
              {guestItems}
            </>
          )}
        </ProfileSection>
        <ProfileSection
          id="password"
          title={<Trans>Adgangskode</Trans>}
          text={<Trans>Når du skifter den, bliver du logget ud alle andre steder.</Trans>}
        >
          <PasswordForm user={user} />
        </ProfileSection>
        <SecondFactors user={user} factors={loaded.factors} />
        <Passkeys user={user} factors={loaded.factors} />
        <ProfileSection id="devices" title={<Trans>Enheder, du er logget ind på</Trans>}>
          <Devices sessions={loaded.sessions} user={user} />
        </ProfileSection>
        <ProfileSection
          id="data"
          title={<Trans>Mine data</Trans>}
          text={
            <Trans>Hent en fil med alt, hvad vi har gemt om dig. Andre programmer kan også læse den.</Trans>
          }
        >
          <a href="/api/user/export" className={button({ kind: 'line' })}>
            <Icon name="download-simple" />
            <Trans>Hent dine data</Trans>
          </a>
        </ProfileSection>
        <ProfileSection
          id="deletion"
          title={<Trans>Slet konto</Trans>}
          text={<Trans>Kontoen forsvinder med det samme og kan ikke hentes tilbage.</Trans>}
        >
          <DeleteAccount user={user} />
        </ProfileSection>
      </div>
    </main>
  )
}
