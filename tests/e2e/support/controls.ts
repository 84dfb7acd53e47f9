import type { Locator } from '@playwright/test'
import { expect } from './page-test.ts'

/** What on a page sends an event; a field does it by what is typed in it. */
export type Control<Event> = { control: Locator; sends: Event }

/**
 * Holds the controls that a page shows to its machine: each can be pressed, or written in, if the machine does something
 * with its event, and else not.
 */
export async function expectControls<Event>(
  controls: Control<Event>[],
  snapshot: { can: (event: Event) => boolean },
): Promise<void> {
  for (const { control, sends } of controls) {
    const isWanted = snapshot.can(sends)
    const agrees = async () => {
      if ((await control.count()) === 0) return true
      const isField = await control.evaluate((element) => element.matches('input:not([type=radio])'))
      return (await (isField ? control.isEditable() : control.isEnabled())) === isWanted
    }
    const words = `${control} ${isWanted ? 'can' : 'cannot'} send ${JSON.stringify(sends)}`
    await expect.poll(agrees, words).toBe(true)
  }
}
