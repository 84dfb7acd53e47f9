import { LatePart, latePart } from '#app/flows/late/late-part.tsx'
import { MissingPart } from '#app/ui/missing-part/missing-part.tsx'
import type { LoginOrRegistrationProperties } from './login-or-registration.tsx'

const code = latePart(async () => ({
  default: (await import('./login-or-registration.tsx')).LoginOrRegistration,
}))

/** The forms of login and registration in a modal, whose code is loaded when they are shown. */
export function LateAccountForm(properties: LoginOrRegistrationProperties) {
  return (
    <LatePart code={code} renderMissing={(missing) => <MissingPart place="inline" {...missing} />}>
      {(LoginOrRegistration) => <LoginOrRegistration {...properties} />}
    </LatePart>
  )
}
