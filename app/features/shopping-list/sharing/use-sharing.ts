import { useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { fromPromise } from 'xstate'
import { leaveList, makeShareable, removeParticipant, withdrawSharingCode } from '#app/api/shopping-lists.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { inspect } from '#app/flows/inspect.ts'
import type { NotifyText } from '#app/flows/messages/use-notify.ts'
import { useEmitted } from '#app/flows/tab/use-emitted.ts'
import {
  type SharingChange,
  type SharingWay,
  sharingMenuMachine,
} from '#machines/sharing-menu/sharing-menu.machine.ts'
import { invitationLink, passOn } from './pass-on-invitation.ts'

type Options = {
  /** The address of the page beside the panel. */
  page: string
  /** Called when the shopper is about to leave the list. */
  onLeaving: () => void
  /** Called when the list must be loaded again. */
  onChanged: () => void
  notify: NotifyText
}

/**
 * The sharing machine of a list (§4, Sharing), with its requests and the device's share menu. For another
 * list, mount another component.
 */
export function useSharing(view: ShoppingListView, options: Options) {
  const { t } = useLingui()
  const { country, sharingCode = null, participants } = view
  const { isUser: isOwner } = view.owner
  const { page, onChanged, notify } = options

  const share = async (way: SharingWay, code: string) => {
    try {
      await passOn(way, {
        link: invitationLink(code, country, location.origin),
        text: t`Vil du være med på min indkøbsseddel?`,
        subject: t`Vores indkøbsseddel`,
      })
      if (way === 'copy') notify(t`Linket er kopieret`)
    } catch (error) {
      reportError(error)
      notify(t`Linket kunne ikke deles`, { isProblem: true })
    }
  }
  const changeSharing = async ({ input: change }: { input: SharingChange }) => {
    const code = await makeChange(change, view, options)
    if (change.kind !== 'remove-participant') return
    const others = participants.filter(({ uuid }) => uuid !== change.participantUuid)
    // Before the list is loaded again, so that the old link, which is void, cannot be shared.
    actor.send({ type: 'list.loaded', sharingCode: code, participants: uuidsOf(others) })
    const removed = participants.find(({ uuid }) => uuid === change.participantUuid)
    if (code === null || !removed) return
    const { name } = removed
    notify(t`${name} er ikke længere med på sedlen. Det gamle link virker ikke mere.`)
  }
  const machine = sharingMenuMachine.provide({
    actors: {
      makeShareable: fromPromise(({ signal }) => makeShareable(view.uuid, { signal })),
      changeSharing: fromPromise<void, SharingChange>(changeSharing),
    },
  })
  const [snapshot, , actor] = useMachine(machine, {
    inspect,
    input: { sharingCode, participants: uuidsOf(participants), isOwner },
  })
  useEmitted(actor, {
    'invitation.shared': ({ way, sharingCode: code }) => void share(way, code),
    'sharing.changed': onChanged,
  })
  useEffect(() => {
    actor.send({ type: 'list.loaded', sharingCode, participants: uuidsOf(participants) })
  }, [actor, sharingCode, participants])
  const shownBeside = useRef(page)
  useEffect(() => {
    if (shownBeside.current === page) return
    shownBeside.current = page
    actor.send({ type: 'route.changed' })
  }, [actor, page])
  return { snapshot, actor }
}

const uuidsOf = (participants: ShoppingListView['participants']) => participants.map(({ uuid }) => uuid)

/** Runs a change to its end, even if the panel is closed. @returns the list's code after it. */
async function makeChange(
  change: SharingChange,
  view: ShoppingListView,
  { onLeaving, onChanged }: Options,
): Promise<string | null> {
  switch (change.kind) {
    case 'withdraw':
      await withdrawSharingCode(view.uuid)
      return null
    case 'remove-participant':
      return removeParticipant({ listUuid: view.uuid, participantUuid: change.participantUuid })
    case 'leave':
      onLeaving()
      try {
        await leaveList(view.uuid)
      } catch (error) {
        // If leaving failed, the shopper must again be told if they are removed later.
        onChanged()
        throw error
      }
      return null
  }
}
