import assert from 'node:assert/strict'
import type { User } from '#app/domain/account/account.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { FlowName } from '#machines/app/flows.types.ts'
import { type Modal, modalTags } from '#machines/modals/modals.machine.ts'
import { drawnModals, waitingModals } from '#machines/modals/modals.selectors.ts'
import { isAlone } from '#machines/modals/modals-with-offers.ts'
import type { Tab } from './open-tab.ts'

/** What must be true of a tab after everything that happens in it. @throws if it is not. */
type Invariant = (tab: Tab) => void

const modals = Object.keys(modalTags) as Modal[]
const openOnes = (tab: Tab, names: readonly FlowName[]) => names.filter(tab.isOpen)
const sessionUser = (tab: Tab): User | null | undefined => tab.of('session').context.user
const screenOf = (tab: Tab): ScreenSize => tab.of('overlays').context.screen
const isCovering = (tab: Tab) => screenOf(tab) !== 'desktop' && tab.isOpen('listPanel')

const invariants: Record<string, Invariant> = {
  'no actor stops with an error': ({ errors }) => assert.deepEqual(errors, []),

  'each modal that is open is drawn or waits, and at most one is drawn above those with offers': (tab) => {
    const { context } = tab.of('modals')
    const open = modals.filter((name) => tab.of(name).hasTag(modalTags[name]))
    const drawn = drawnModals(context)
    assert.deepEqual([...drawn, ...waitingModals(context)].toSorted(), open.toSorted())
    const above = drawn.filter(isAlone)
    assert.ok(above.length <= 1, `drawn at once: ${above.join(', ')}`)
  },

  'at most one overlay is open over the page, and none beside a panel that covers it': (tab) => {
    const open = openOnes(tab, ['userMenu', 'typeahead', 'agentIntro', 'megaMenu', 'navigationMenu'])
    const covering: FlowName[] = isCovering(tab) ? ['listPanel'] : []
    assert.ok(open.length + covering.length <= 1, `open at once: ${[...open, ...covering].join(', ')}`)
  },

  'each menu of the navigation is open only in windows that have what opens it': (tab) => {
    const absent: FlowName = ['phone', 'tablet'].includes(screenOf(tab)) ? 'megaMenu' : 'navigationMenu'
    assert.deepEqual(openOnes(tab, [absent]), [])
  },

  'a list, kept items and a price agent are those of the user who is logged in': (tab) => {
    const user = sessionUser(tab)
    if (user === undefined || tab.isOver()) return
    const list = tab.of('ownList')
    if (list.matches('held')) assert.equal(list.context.user.email, user?.email)
    assert.equal(tab.of('guestItems').context.email, user?.email ?? null)
    const agent = tab.of('priceAgent')
    if (tab.isOpen('priceAgent') && agent.context.user) assert.equal(agent.context.user.email, user?.email)
  },

  'each item that a shopper without a list wanted is kept once': (tab) => {
    const kept = tab.told('items.keep').length
    assert.equal(kept, tab.postponed().length)
  },
}

/** @throws with the name of the first invariant that a tab breaks. */
export function checkInvariants(tab: Tab): void {
  for (const [name, holds] of Object.entries(invariants)) {
    try {
      holds(tab)
    } catch (cause) {
      throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }
}

/** Flows in which somebody waits for something. */
export const waiting = (tab: Tab): FlowName[] =>
  (['addToList', 'priceAgent', 'typeahead', 'listPanel', 'userMenu', 'session'] as const).filter((name) => {
    const snapshot = tab.of(name)
    return snapshot.hasTag('busy') || JSON.stringify(snapshot.value).includes('identifying')
  })
