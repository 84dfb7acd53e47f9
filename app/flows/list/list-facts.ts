import { msg } from '@lingui/core/macro'
import { setFlag } from '#app/device/device-flags.ts'
import { type Changed, undoOf } from '#app/domain/list/undo-of.ts'
import { addedTo } from '../adding/adding-facts.ts'
import type { Notify } from '../tab/create-notify.ts'
import type { Handlers } from '../tab/handle-facts.ts'
import { signInNeeded } from './hear-list.ts'
import type { TabList } from './tab-list.ts'

type Facts = Pick<Handlers, 'ownList' | 'listPanel' | 'listOpener'>

/** What follows from the facts of the list and its panel: changes, messages, and what the device remembers. */
export function listFacts(list: TabList, notify: Notify): Facts {
  return {
    ownList: {
      'signIn.needed': () => notify(signInNeeded),
      'list.failed': ({ error }) => reportError(error),
      'forget.failed': ({ error }) => reportError(error),
    },
    listPanel: {
      'change.requested': ({ change }) => list.change(change),
      'item.announced': ({ name }) => notify(addedTo(name)),
      'panel.peeked': () => setFlag('listPeeked', true),
      'panel.firstOpened': () => setFlag('listOpened', true),
      'panel.shown': () => setFlag('listClosed', false),
      'panel.hidden': ({ hasItems }) => setFlag('listClosed', hasItems),
      'prompt.dismissed': () => setFlag('dontShowAgain', true),
    },
    listOpener: {},
  }
}

/** Offers to undo what takes something off the list: a message with a button, as long as it is shown. */
export function offerUndo(changed: Changed, notify: Notify): void {
  const undo = undoOf(changed)
  if (!undo) return
  const message = changed.change.kind === 'empty' ? msg`Sedlen er tømt` : msg`Varen er fjernet`
  notify(message, { label: msg`Fortryd`, asks: { type: 'change.requested', change: undo } })
}
