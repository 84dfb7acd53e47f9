import { useUser } from '#app/flows/session/use-user.ts'
import { RegistrationNotice } from '../registration/registration-notice.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'
import { VerifiedNotice } from './verified-notice.tsx'

/** Notices about the visitor's account: what the address says just happened, and what is still to do. */
export default function Notices() {
  return (
    <>
      <RegistrationNotice user={useUser()} />
      <VerifiedNotice />
      <UnverifiedNotice />
    </>
  )
}
