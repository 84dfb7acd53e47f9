import type { ScreenSize } from '#app/domain/screen-size.ts'
import type { SessionInput } from '#machines/session/session.machine.ts'

/** What the device says when the tab opens: the window's size, and what it remembers of the shopper (Specification §9). */
export type DeviceFacts = {
  screen: ScreenSize
  /** Whether the added state of the add-to-list modal is skipped (`hideAdded`). */
  hideAdded: boolean
  /** The list's trigger is calm on a device that has opened the list once. */
  trigger: 'pulsing' | 'calm'
  /** The list's prompt for visitors is dismissed if the device keeps `dontShowAgain`. */
  prompt: 'wanted' | 'dismissed'
  /** Whether the panel may open by itself: not if the shopper closed it in this tab. */
  opening: 'awaited' | 'declined'
}

/** What the page says when the tab opens: the searched term (or an empty text), for whom it was rendered, its locale. */
export type AppInput = { query: string; device: DeviceFacts } & SessionInput
