import { screenSizeOf } from '#app/domain/screen-size.ts'
import type { AppActor } from '../open-tab.ts'

/** Tells the root about visibility, connection and size of the window. */
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
}
