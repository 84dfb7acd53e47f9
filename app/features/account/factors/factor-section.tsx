import type { ComponentProps, ReactNode } from 'react'
import { isVerified, type User } from '#app/domain/account/account.ts'
import { ProfileSection } from '../profile/profile-section.tsx'

type Properties = ComponentProps<typeof ProfileSection> & { user: User; unverifiedText: ReactNode }

/** A section of the profile for second factors, which only a user with a verified email may have; others read why not. */
export function FactorSection({ user, unverifiedText, children, ...section }: Properties) {
  return <ProfileSection {...section}>{isVerified(user) ? children : <p>{unverifiedText}</p>}</ProfileSection>
}
