import { type ActorRefFrom, type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import { identityOf } from '#app/domain/account/identity.ts'
import type { sessionMachine } from '#machines/session/session.machine.ts'

type Session = ActorRefFrom<typeof sessionMachine>

/** Tells the root when its session comes to know the user as another one of the roles (Specification §6). */
export const watchIdentity = fromCallback<EventObject, { parent: AnyActorRef }>(
  ({ input: { parent }, sendBack }) => {
    const { session }: { session?: Session } = parent.getSnapshot().children
    if (!session) throw new Error('there is no session to watch')
    const current = () => identityOf(session.getSnapshot().context.user)
    let known = current()
    const subscription = session.subscribe(() => {
      const identity = current()
      if (identity !== known) sendBack({ type: 'identity.changed', identity })
      known = identity
    })
    return () => subscription.unsubscribe()
  },
)
