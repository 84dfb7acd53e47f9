import type { User } from '#app/domain/account/account.ts'
import type { Address } from '../login/next-path.ts'
import { RegistrationNotice } from '../registration/registration-notice.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'
import { VerifiedNotice } from './verified-notice.tsx'

/** What the notices are about: the user, and the address of the page that they stand on. */
export type NoticeProperties = { user: User | null; address: Address }

/** Notices about the visitor's account: what the address says just happened, and what is still to do. */
export default function Notices(properties: NoticeProperties) {
  return (
    <>
      <RegistrationNotice {...properties} />
      <VerifiedNotice {...properties} />
      <UnverifiedNotice {...properties} />
    </>
  )
}
