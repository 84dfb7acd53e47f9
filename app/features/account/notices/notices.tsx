import { RegistrationNotice } from '../registration/registration-notice.tsx'
import { UnverifiedNotice } from './unverified-notice.tsx'
import { VerifiedNotice } from './verified-notice.tsx'

/** What the address says has just happened to the visitor's account, and what it still needs. */
export default function Notices() {
  return (
    <>
      <RegistrationNotice />
      <VerifiedNotice />
      <UnverifiedNotice />
    </>
  )
}
