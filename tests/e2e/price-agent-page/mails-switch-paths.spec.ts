import { type MailsSwitchSnapshot, planMailsSwitch } from '#machines/mails-switch/mails-switch.paths.ts'
import { titleOf, walkPath } from '#tests/paths/walk-path.ts'
import { registerShopper } from '../list-rows/list-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { agentPath, mailsBox, watchFound } from './agent-page.ts'

const message = 'Dit valg blev ikke gemt. Prøv igen.'

test.describe('product, Price agents: whether alerts are mailed: the planned paths', () => {
  for (const path of planMailsSwitch().paths) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      await watchFound(page, ['kaffe'])
      const calls = await HeldCalls.on(page, '**/api/price-agent/set-mails/', 'POST')
      await visit(agentPath)
      const box = mailsBox(page)
      const shows = async ({ context: { mails } }: MailsSwitchSnapshot, isBusy: boolean) => {
        await expect(box).toBeChecked({ checked: mails })
        await expect(box).toHaveAttribute('aria-disabled', String(isBusy))
      }
      const failure = page.getByRole('main').getByText(message)
      await walkPath<MailsSwitchSnapshot>(path, {
        perform: async ({ happening }) => {
          if (happening.kind === 'send') return box.press('Space')
          if (happening.kind === 'done') return calls.answer({ status: 204 })
          if (happening.kind === 'fail') return calls.lose()
          throw new Error(`the page has no way to do "${happening.label}"`)
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
