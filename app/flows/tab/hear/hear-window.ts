import { screenSizeOf } from '#app/domain/screen-size.ts'
import type { Hand } from '#machines/notifications/notifications.machine.ts'
import type { AppActor } from '../tab.types.ts'

/** Tells the root about visibility, connection and size of the window, and which hand the shopper uses. */
export function hearWindow(app: AppActor): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') app.send({ type: 'tab.returned' })
  })
  addEventListener('online', () => app.send({ type: 'network.online' }))
  // A page from the back-forward cache may belong to a user who has logged out since.
  addEventListener('pageshow', ({ persisted }) => persisted && app.send({ type: 'session.lost' }))
  let screen = screenSizeOf(innerWidth)
  addEventListener('resize', () => {
    if (screenSizeOf(innerWidth) === screen) return
    screen = screenSizeOf(innerWidth)
    app.send({ type: 'screen.changed', screen })
  })
  let hand: Hand = 'pointer'
  const hearHand = (used: Hand) => {
    if (used === hand) return
    hand = used
    app.send({ type: 'hand.changed', hand, at: performance.now() })
  }
  // In the capture phase: a press may stop its own event, and what it does must already know the hand.
  addEventListener('pointerdown', () => hearHand('pointer'), { capture: true })
  addEventListener('keydown', () => hearHand('keyboard'), { capture: true })
  // Assistive technology presses without a key or a pointer.
  addEventListener('click', ({ detail }) => detail === 0 && hearHand('keyboard'), { capture: true })
}
