import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createActor, fromPromise } from 'xstate'
import { leaveList, makeShareable, removeParticipant, withdrawSharingCode } from '#app/api/shopping-lists.ts'
import type { ShoppingListView } from '#app/domain/list/list-projection.ts'
import { useOwnActor } from '#app/flows/tab/use-own-actor.ts'
import {
  type SharingChange,
  type SharingMenuInput,
  type SharingWay,
  sharingMenuMachine,
} from '#machines/sharing-menu/sharing-menu.machine.ts'
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

  const share = async (way: SharingWay, code: string) => {
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
  const tellRenewed = (name: string) =>
    options.notify(t`${name} er taget af sedlen. Det gamle link virker ikke længere.`)
  const latest = useRef<Latest>({ view, share, options, tellRenewed })
  useLayoutEffect(() => {
    latest.current = { view, share, options, tellRenewed }
  })
  const [snapshot, actor] = useOwnActor(() =>
    createSharing(latest, { sharingCode, participants: uuidsOf(participants), isOwner }),
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

/** What the latest rendering has of the list and the panel. */
type Latest = {
  view: ShoppingListView
  options: Options
  share: (way: SharingWay, code: string) => Promise<void>
  tellRenewed: (name: string) => void
}

/** The machine with what it asks of the server. */
function createSharing(latest: RefObject<Latest>, input: SharingMenuInput) {
  const changeSharing = async ({ input: change }: { input: SharingChange }) => {
    const { view, tellRenewed } = latest.current
    const code = await makeChange(change, latest.current)
    if (change.kind !== 'remove-participant') return
    const participants = view.participants.filter(({ uuid }) => uuid !== change.participantUuid)
    // Before the list is loaded again: the old link, which is void, is not to be passed on.
    actor.send({ type: 'list.loaded', sharingCode: code, participants: uuidsOf(participants) })
    const removed = view.participants.find(({ uuid }) => uuid === change.participantUuid)
    if (code !== null && removed) tellRenewed(removed.name)
  }
  const machine = sharingMenuMachine.provide({
    actors: {
      makeShareable: fromPromise(({ signal }) => makeShareable(latest.current.view.uuid, { signal })),
      changeSharing: fromPromise<void, SharingChange>(changeSharing),
    },
  })
  const actor = createActor(machine, { input })
  return actor
}

/** Makes a change, whether or not the panel is still there to see it. @returns the list's code from then on. */
async function makeChange(change: SharingChange, { view, options }: Latest): Promise<string | null> {
  switch (change.kind) {
    case 'withdraw':
      await withdrawSharingCode(view.uuid)
      return null
    case 'remove-participant':
      return removeParticipant({ listUuid: view.uuid, participantUuid: change.participantUuid })
    case 'leave':
      options.onLeaving()
      try {
        await leaveList(view.uuid)
      } catch (error) {
        // Who stays is to hear of it where they are taken off later.
        options.onChanged()
        throw error
      }
      return null
  }
}
