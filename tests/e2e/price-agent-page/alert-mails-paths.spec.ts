import { type AlertMailsSnapshot, planAlertMails } from '#machines/alert-mails/alert-mails.paths.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { agentPath, dayChoice, mailsChoice, watchFound } from './agent-page.ts'

test.describe('§4 price alerts: how alerts are mailed: the planned paths', () => {
  for (const path of planAlertMails().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      await watchFound(page, ['kaffe'])
      const calls = await HeldCalls.on(page, '**/api/price-agent/set-mails/', 'POST')
      await visit(agentPath)
      const [mailsBox, dayBox] = [mailsChoice(page), dayChoice(page)]
      const shows = async ({ context: { mails, shoppingDay } }: AlertMailsSnapshot, isBusy: boolean) => {
        await expect(mailsBox).toHaveValue(mails)
        await expect(mailsBox).toHaveAttribute('aria-disabled', String(isBusy))
        if (mails === 'weekly') await expect(dayBox).toHaveValue(String(shoppingDay))
        else await expect(dayBox).toHaveCount(0)
      }
      const failure = page
        .getByRole('main')
        .getByRole('paragraph')
        .filter({ hasText: 'Dit valg blev ikke gemt.' })
      const retry = failure.getByRole('button', { name: 'Prøv igen' })
      await walkOnPage<AlertMailsSnapshot>(path, {
        perform: async ({ happening }) => {
          if (happening.kind === 'done') return calls.answer({ status: 204 })
          if (happening.kind === 'fail') return calls.lose()
          if (happening.kind !== 'send') throw new Error(`the page has no way to do "${happening.label}"`)
          const event = happening.event as { type: string; mails?: string; shoppingDay?: number }
          if (event.mails) await mailsBox.selectOption(event.mails)
          else if (event.shoppingDay) await dayBox.selectOption(String(event.shoppingDay))
          else {
            await retry.press('Enter')
            await expect(mailsBox).toBeFocused()
          }
        },
        see: {
          resting: async (snapshot) => {
            await shows(snapshot, false)
            await expect(failure).toHaveCount(0)
          },
          saving: (snapshot) => shows(snapshot, true),
          failed: async (snapshot) => {
            await shows(snapshot, false)
            await expect(failure).toBeVisible()
          },
        },
      })
      complaints.splice(0)
    })
  }
})
