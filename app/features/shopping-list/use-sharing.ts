import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createActor, fromPromise } from 'xstate'
import { leaveList, makeShareable, removeParticipant, withdrawSharingCode } from '#app/api/shopping-lists.ts'
import type { ShoppingListView } from '#app/domain/list-projection.ts'
import { useOwnActor } from '#app/tab/use-own-actor.ts'
import { type SharingChange, sharingMenuMachine } from '#machines/sharing-menu/sharing-menu.machine.ts'
import { invitationLink, passOn } from './pass-on-invitation.ts'

type Options = {
  /** The address of the page that the panel stands beside. */
  page: string
  /** The shopper is about to leave the list. */
  onLeaving: () => void
  /** The list must be loaded again. */
  onChanged: () => void
  notify: (message: string) => void
}

/**
 * The sharing of a list (Specification §4, Sharing): its machine, with what it asks of the server and the device. Another
 * list is another component's.
 */
export function useSharing(view: ShoppingListView, options: Options) {
  const { t } = useLingui()
  const { country, sharingCode = null, participants } = view
  const { isUser: isOwner } = view.owner

  const share = async (way: Parameters<typeof passOn>[0], code: string) => {
    try {
      await passOn(way, {
        link: invitationLink(code, country, location.origin),
        text: t`Vil du være med på min indkøbsseddel?`,
        subject: t`Vores indkøbsseddel`,
      })
      if (way === 'copy') options.notify(t`Linket er kopieret`)
    } catch (error) {
      reportError(error)
      options.notify(t`Linket kunne ikke deles`)
    }
  }
  const latest = useRef({ uuid: view.uuid, share, options })
  useLayoutEffect(() => {
    latest.current = { uuid: view.uuid, share, options }
  })
  const [snapshot, actor] = useOwnActor(() =>
    createActor(
      sharingMenuMachine.provide({
        actors: {
          makeShareable: fromPromise(({ signal }) => makeShareable(latest.current.uuid, { signal })),
          changeSharing: fromPromise<void, SharingChange>(({ input }) => makeChange(input, latest.current)),
        },
      }),
      { input: { sharingCode, participants: uuidsOf(participants), isOwner } },
    ),
  )
  useEffect(() => {
    const subscriptions = [
      actor.on('invitation.shared', ({ way, sharingCode: code }) => void latest.current.share(way, code)),
      actor.on('sharing.changed', () => latest.current.options.onChanged()),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor])
  useEffect(() => {
    actor.send({ type: 'list.loaded', sharingCode, participants: uuidsOf(participants) })
  }, [actor, sharingCode, participants])
  const page = useRef(options.page)
  useEffect(() => {
    if (page.current === options.page) return
    page.current = options.page
    actor.send({ type: 'route.changed' })
  }, [actor, options.page])
  return { snapshot, actor }
}

const uuidsOf = (participants: ShoppingListView['participants']) => participants.map(({ uuid }) => uuid)

/** A change once asked for is made, whether or not the panel is still there to see it. */
function makeChange(
  change: SharingChange,
  { uuid: listUuid, options }: { uuid: string; options: Options },
): Promise<void> {
  switch (change.kind) {
    case 'withdraw':
      return withdrawSharingCode(listUuid)
    case 'remove-participant':
      return removeParticipant({ listUuid, participantUuid: change.participantUuid })
    case 'leave':
      options.onLeaving()
      return leaveList(listUuid).catch((error: unknown) => {
        // Who stays is to hear of it where they are taken off later.
        options.onChanged()
        throw error
      })
  }
}
