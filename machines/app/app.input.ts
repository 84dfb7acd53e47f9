import type { Country } from '#app/domain/locale/locales.ts'
import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { MembershipsInput } from '#machines/memberships/memberships.machine.ts'
import type { MyChainsInput } from '#machines/my-chains/my-chains.machine.ts'
import type { HiddenSteps } from '#machines/price-agent/price-agent.types.ts'
import type { SessionInput } from '#machines/session/session.machine.ts'

/** What the device knows when the tab opens: the window's size and the stored choices of the shopper (§9). */
export type DeviceFacts = {
  screen: ScreenSize
  /** Whether the add-to-list modal skips its added state (`hideAdded`). */
  hideAdded: boolean
  /** Which steps of the price agent's modal are skipped. */
  hiddenAgentSteps: HiddenSteps
  /** The list's trigger is calm on a device that has opened the list once. */
  trigger: 'pulsing' | 'calm'
  /** The list's prompt for visitors is dismissed if the device keeps `dontShowAgain`. */
  prompt: 'wanted' | 'dismissed'
  /** Whether the panel may open by itself: not if the shopper closed it in this tab. */
  opening: 'awaited' | 'declined'
  /** The ad anchor is not shown again in a tab in which the shopper closed it. */
  anchor: 'wanted' | 'closed'
  /** A text from another app that waits in this tab for a login. */
  sharedText: string | null
  /** The country that is offered to a visitor, because their browser prefers its language. */
  offered: Country | null
  /** The shopper's chains: as the page was rendered, and whether the device keeps a choice. */
  myChains: Pick<MyChainsInput, 'saved' | 'isKept' | 'isAll'>
  /** The shopper's memberships, in the same way. */
  memberships: Pick<MembershipsInput, 'saved' | 'isKept'>
}

/** What the page knows when the tab opens: the search term (or an empty text), its user and its locale. */
export type AppInput = { query: string; device: DeviceFacts } & SessionInput
