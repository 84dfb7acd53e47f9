import type { Locator } from '@playwright/test'
import { expect } from './page-test.ts'

/** A control of a page and the event that it sends; a field sends it when text is typed. */
export type Control<Event> = { control: Locator; sends: Event }

/**
 * Checks a page's controls against its machine: each visible control must be enabled, or editable, exactly if the
 * machine accepts its event.
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
