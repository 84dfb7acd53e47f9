import {
  type FeedAddressSnapshot,
  firstFeed,
  planFeedAddress,
  renewedFeed,
} from '#machines/feed-address/feed-address.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { HeldClipboard } from '../support/held-clipboard.ts'
import { expect, test } from '../support/page-test.ts'
import { agentPath, watchFound } from './agent-page.ts'

test.describe('§4 price alerts: the addresses of the feed: the planned paths', () => {
  for (const path of planFeedAddress().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      await watchFound(page, ['kaffe'])
      const clipboard = await HeldClipboard.on(page)
      const calls = await HeldCalls.on(page, '**/api/price-agent/renew-feed/', 'POST')
      await visit(agentPath)
      const main = page.getByRole('main')
      await main.getByText('RSS og kalender').click()
      const copy = {
        rss: main.getByRole('button', { name: 'Kopiér RSS-adresse' }),
        calendar: main.getByRole('button', { name: 'Kopiér kalenderadresse' }),
      }
      const buttons = {
        'renewal.asked': main.getByRole('button', { name: 'Nye adresser', exact: true }),
        'renewal.confirmed': main.getByRole('button', { name: 'Lav nye adresser' }),
        'renewal.cancelled': main.getByRole('button', { name: 'Behold de gamle' }),
      }
      const failure = main.getByText('Adresserne blev ikke ændret. Prøv igen.')
      const isAsking = async (asking: boolean, busy: boolean) => {
        await expect(buttons['renewal.confirmed']).toHaveCount(asking ? 1 : 0)
        await expect(copy.rss).toHaveAttribute('aria-disabled', String(busy))
        if (asking) await expect(buttons['renewal.asked']).toHaveCount(0)
      }
      await walkOnPage<FeedAddressSnapshot>(path, {
        perform: async ({ happening }) => {
          if (happening.kind === 'send') {
            const event = happening.event as { type: string; form?: keyof typeof copy }
            if (event.form) return copy[event.form].press('Enter')
            await buttons[event.type as keyof typeof buttons].press('Enter')
            if (event.type === 'renewal.asked') await expect(buttons['renewal.confirmed']).toBeFocused()
            if (event.type === 'renewal.cancelled') await expect(buttons['renewal.asked']).toBeFocused()
            return
          }
          const isCopy = happening.kind !== 'after' && happening.src === 'copyText'
          if (happening.kind === 'done')
            return isCopy ? clipboard.settle() : calls.answer({ json: renewedFeed })
          if (happening.kind === 'fail') return isCopy ? clipboard.settle('no clipboard') : calls.lose()
          throw new Error(`the page has no way to do "${happening.label}"`)
        },
        see: {
          shown: () => isAsking(false, false),
          copying: async ({ context: { feed, copied } }) => {
            await isAsking(false, true)
            const text = await clipboard.text()
            if (feed.rss === renewedFeed.rss) expect(text).toBe(renewedFeed[copied])
            else expect(text).toMatch(copied === 'rss' ? /\/feed\/\d+\.[\w-]{43}\.rss$/ : /\.ics$/)
            expect(text).not.toBe(firstFeed[copied])
          },
          asking: async () => {
            await isAsking(true, false)
            await expect(failure).toHaveCount(0)
          },
          renewing: () => isAsking(true, true),
          failed: async () => {
            await isAsking(true, false)
            await expect(failure).toBeVisible()
          },
        },
      })
      complaints.splice(0)
    })
  }
})
