import { useRouter } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { EmailVerification, MailedLink } from '#app/domain/account/email-verification.ts'
import { withParameter } from '#app/domain/account/own-path.ts'
import { verifyEmail } from '#app/flows/account/verification.actors.ts'
import { inspect } from '#app/flows/inspect.ts'
import { useUser } from '#app/flows/session/use-user.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import { useTab } from '#app/flows/tab/use-tab.ts'
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts'

type Options = {
  link: MailedLink
  /** What the link leads to, as loaded with the page. */
  verification: EmailVerification
  /** The path to go on to after the confirmation. */
  onward: string
}

/** The machine of a mailed link's page. When the email is verified, the page that the shopper came from says so. */
export function useEmailVerification({ link, verification, onward }: Options) {
  const router = useRouter()
  const { withTab } = useTab()
  const user = useUser()
  const machine = emailVerificationMachine.provide({
    actors: { verifyEmail: fromPromise(({ signal }) => verifyEmail(link, signal)) },
  })
  const [snapshot, send, actor] = useMachine(machine, { inspect, input: { verification, asker: user } })
  const email = user?.email
  const verifiedAt = user?.email_verified_at ?? null
  useEffect(() => {
    const asker = email === undefined ? null : { email, email_verified_at: verifiedAt }
    send({ type: 'asker.changed', asker })
  }, [send, email, verifiedAt])
  useEmitted(actor, {
    'email.verified': () => {
      withTab(({ app }) => app.send({ type: 'profile.updated' }))
      void router.navigate({ href: withParameter(onward, 'verified', '1'), replace: true })
    },
    'session.lost': () => withTab(({ app }) => app.send({ type: 'session.lost' })),
    'confirmation.failed': ({ error }) => reportError(error),
  })
  return { snapshot, send, user }
}
