import { RegistrationNotice } from './registration-notice.tsx'
import { VerifiedNotice } from './verified-notice.tsx'

/** What the address says has just happened to the visitor's account. */
export default function Notices() {
  return (
    <>
      <RegistrationNotice />
      <VerifiedNotice />
    </>
  )
}
