import type { Page } from '@playwright/test'
import {
  type NotificationsSnapshot,
  planNotificationsOnPage,
} from '#machines/notifications/notifications.paths.ts'
import { shownOf } from '#machines/notifications/notifications.selectors.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { addManually, panelOf, registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { part } from '../profile/profile-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test, untilTabIsOpen } from '../support/page-test.ts'

/** The page's texts for the messages of the plan: one of a list that lost an item, and one of a form. */
const texts: Record<string, string> = {
  'Første besked': 'Varen er fjernet',
  'Anden besked': 'Dine oplysninger er gemt',
}

test.describe('§2.4, §9 notifications: the planned paths, walked on the profile page', () => {
  for (const path of planNotificationsOnPage().onPage()) {
    test(titleOf(path), async ({ page, visit }) => {
      await registerShopper(page)
      await addManually(page, ['Mælk', 'Gær', 'Smør', 'Timian'])
      const information = await HeldCalls.on(page, '**/update-information', 'PATCH')
      await page.clock.install()
      await visit('/dk/profile')
      await untilTabIsOpen(page)
      await expect(panelOf(page).getByRole('listitem')).toHaveCount(4)
      await page.clock.pauseAt(Date.now() + 60_000)
      await walkOnPage(path, notificationsDriver(page, information))
    })
  }
})

/** @param information the page's requests that save the form. */
function notificationsDriver(page: Page, information: HeldCalls): Driver<NotificationsSnapshot> {
  const area = page
    .locator('[role=status]')
    .filter({ has: page.getByRole('button', { name: 'Luk beskeden' }) })
  const items = area.locator('> div')
  let now = 0
  const passUntil = async (at: number) => {
    if (at > now) await page.clock.runFor(at - now)
    now = at
  }
  const press = async (name: string, before: NotificationsSnapshot) => {
    const button = items.getByRole('button', { name })
    if (before.matches('waiting')) await button.click()
    // A real press would pause the notification; assistive technology presses without pointer or focus.
    else await button.dispatchEvent('click', { detail: 1 })
  }
  const ways: Record<
    string,
    (event: Record<string, unknown>, before: NotificationsSnapshot) => Promise<void>
  > = {
    // Without a key or a pointer, so that the shopper's hand is what it was, and the pointer stays where it is.
    'notification.show': async ({ message }) => {
      if (message === 'Første besked')
        await panelOf(page)
          .getByRole('button', { name: /^Fjern: / })
          .first()
          .dispatchEvent('click', { detail: 1 })
      else {
        await part(page, 'Mine oplysninger')
          .locator('[type=submit]')
          .first()
          .dispatchEvent('click', { detail: 1 })
        await information.answer({ json: {} })
      }
    },
    'hand.changed': async ({ hand }) => {
      if (hand === 'keyboard') await page.keyboard.press('Shift')
      else await page.locator('body').dispatchEvent('pointerdown')
    },
    'notification.dismiss': (_, before) => press('Luk beskeden', before),
    'notification.act': async (_, before) => {
      const restored = page.waitForResponse(/\/restore-item\//)
      await press('Fortryd', before)
      expect((await restored).status()).toBe(200)
    },
    'attention.gained': () => items.first().hover(),
    'attention.lost': () => page.mouse.move(0, 0),
  }
  const shows = async ({ context }: NotificationsSnapshot) => {
    const { message = '', action } = shownOf(context) ?? {}
    await expect(items).toHaveText([(texts[message] ?? message) + (action?.label ?? '')])
  }
  return {
    perform: async ({ happening, before }) => {
      if (happening.kind === 'send' && 'at' in happening.event) {
        const way = ways[happening.event.type]
        if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
        await passUntil(Number(happening.event.at))
        await way(happening.event, before as NotificationsSnapshot)
      } else if (happening.kind === 'after') {
        await passUntil(now + happening.ms - 1)
        await shows(before as NotificationsSnapshot)
        await passUntil(now + 1)
      } else throw new Error(`the page has no way to do "${happening.label}"`)
    },
    see: { empty: () => expect(items).toHaveCount(0), showing: shows, keeping: shows, waiting: shows },
  }
}
