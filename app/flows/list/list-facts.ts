import { msg } from '@lingui/core/macro'
import { setFlag } from '#app/device/device-flags.ts'
import { keepSharedText } from '#app/device/kept-shared-text.ts'
import { type Failure, failureOf } from '#app/domain/failure.ts'
import type { RaisedItem } from '#app/domain/list/undo-of.ts'
import type { FlowActors } from '#machines/app/flows.types.ts'
import { addedTo, removed, severalAdded, severalRemoved } from '../add-to-list/adding-facts.ts'
import type { Notify } from '../messages/create-notify.ts'
import type { Handlers } from '../tab/handle-facts.ts'
import { addTypedItems, changeHeldList } from './held-list.ts'

type Facts = Pick<Handlers, 'ownList' | 'listPanel' | 'listOpener' | 'sharedText'>

const signInNeeded = msg`Log ind igen, så sender vi det, du har ændret.`
const notTaken = msg`Ændringen blev ikke gemt. Sedlen vises, som den er nu.`
/** For changes of a list that is no longer the shopper's active one. */
const notTakenElsewhere = msg`Det, du ændrede på den anden seddel, blev ikke gemt.`

/** The message that the words of an item were typed again. */
const standsOnList = ({ name, quantity }: RaisedItem) => msg`${name} står på sedlen: nu ${quantity}\u00a0stk.`

/** The server's reason, which is in the shopper's language; undefined if it gave none. */
const reasonOf = (failure: Failure) =>
  failure.kind === 'invalid' ? Object.values(failure.errors).flat()[0] : undefined

/** Handles what the list and its panel emit: changes the list, shows messages, sets flags on the device. */
export function listFacts(ownList: FlowActors['ownList'], notify: Notify): Facts {
  return {
    ownList: {
      'change.refused': ({ failure }) => notify(reasonOf(failure) ?? notTaken, { isProblem: true }),
      'change.lost': ({ failure }) => notify(reasonOf(failure) ?? notTakenElsewhere, { isProblem: true }),
      'list.gone': () =>
        notify(msg`Du er ikke med på den seddel længere. Her er din egen.`, { isProblem: true }),
      'signIn.needed': () => notify(signInNeeded, { isProblem: true }),
      'undo.offered': ({ of, undo, raised, taken }) => {
        const asked = { type: 'change.requested' as const, change: undo }
        const action = { label: msg`Fortryd`, asks: [asked] }
        if (taken) {
          const { name, ...offer } = taken
          const asks = [{ type: 'offer.takenBack' as const, ...offer }, asked]
          return notify(addedTo(name), { action: { ...action, asks } })
        }
        if (raised) return notify(standsOnList(raised), { action })
        if (of === 'take-trip') return notify(msg`Turen er på sedlen`, { action })
        if (of === 'empty') return notify(msg`Sedlen er tømt`, { action })
        notify(removed, { action, series: { name: 'removed', count: 1, several: severalRemoved } })
      },
      'load.failed': ({ error }) => {
        if (failureOf(error).kind === 'unexpected') reportError(error)
      },
      'list.failed': ({ error }) => reportError(error),
      'forget.failed': ({ error }) => reportError(error),
    },
    listPanel: {
      'change.requested': ({ change }) => changeHeldList(ownList, change),
      'items.pasted': ({ items }) => {
        const itemUuids = addTypedItems(ownList, items)
        notify(severalAdded(itemUuids.length), {
          action: { label: msg`Fortryd`, asks: [{ type: 'items.takenBack', itemUuids }] },
        })
      },
      'item.announced': ({ name }) => notify(addedTo(name)),
      'panel.peeked': () => setFlag('listPeeked', true),
      'panel.firstOpened': () => setFlag('listOpened', true),
      'panel.shown': () => setFlag('listClosed', false),
      'panel.hidden': ({ hasItems }) => setFlag('listClosed', hasItems),
      'prompt.dismissed': () => setFlag('dontShowAgain', true),
    },
    listOpener: {},
    sharedText: {
      'text.kept': ({ text }) => keepSharedText(text),
      'text.dropped': () => keepSharedText(null),
      'text.refused': () =>
        notify(msg`Teksten er for lang til sedlen. Del den i mindre dele.`, { isProblem: true }),
    },
  }
}
