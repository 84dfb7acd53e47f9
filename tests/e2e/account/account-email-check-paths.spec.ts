import type { Page } from '@playwright/test'
import type { Failure } from '#app/domain/failure.ts'
import { type EmailCheckSnapshot, planEmailCheck } from '#machines/email-check/email-check.paths.ts'
import { secondsToWait } from '#machines/form/form.machine.ts'
import { type Driver, walkPath } from '#tests/paths/walk-path.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import { expectButton, failCall, failureTexts, withoutFailedLoads } from './account-page.ts'

const email = 'mette@example.dk'

test.describe('§4 email check: the planned paths, walked on the page', () => {
  for (const [index, path] of planEmailCheck().paths.entries()) {
    test(`path ${index + 1}, ${path.steps.length} steps`, async ({ page, visit, complaints }) => {
      const calls = await HeldCalls.on(page, '**/api/check-email?*', 'GET')
      await page.clock.install()
      await visit('/dk/check-email')
      await page.clock.pauseAt(Date.now() + 60_000)
      await walkPath(path, emailCheckDriver(page, calls, complaints))
    })
  }
})

function emailCheckDriver(page: Page, calls: HeldCalls, complaints: string[]): Driver<EmailCheckSnapshot> {
  const main = page.locator('main')
  const field = main.getByLabel('E-mail')
  const button = main.locator('[type=submit]')
  const shows = async ({ context: { failure } }: EmailCheckSnapshot) => {
    const error = failure?.kind === 'invalid' ? (failure.errors.email?.[0] ?? '') : ''
    await expect(field).toHaveAccessibleDescription(error)
    await expect(field).toHaveAttribute('aria-invalid', String(error !== ''))
    const message = failure && failure.kind !== 'invalid' ? failureTexts[failure.kind] : ''
    await expect(main.getByRole('alert')).toContainText(message)
    const seconds = secondsToWait({ failure })
    await expectButton(button, seconds > 0 ? `Prøv igen om ${seconds} sek.` : 'Fortsæt', seconds > 0)
    withoutFailedLoads(complaints)
  }
  const goesOn = (path: string) => async () => {
    await expect(page).toHaveURL(path)
    await expect(main.getByLabel('E-mail')).toHaveValue(email)
  }
  return {
    perform: async ({ happening, emits }) => {
      if (happening.kind === 'after') await page.clock.runFor(happening.ms)
      else if (happening.kind === 'done') await calls.answer({ json: happening.output })
      else if (happening.kind === 'fail') await failCall(calls, happening.error as Failure)
      else if (happening.event.type === 'email.changed') {
        await field.fill('mette')
        await field.fill(email)
      } else if (happening.event.type === 'email.submitted') {
        await field.fill(email)
        await button.click()
      } else throw new Error(`the page has no way to do "${happening.label}"`)
      if (emits.some(({ type }) => type === 'check.failed'))
        await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0)
    },
    see: {
      typing: shows,
      checking: async () => {
        await expectButton(button, 'Et øjeblik …', true)
        await expect
          .poll(() => calls.urls.slice(-1).map((url) => Object.fromEntries(new URL(url).searchParams)))
          .toEqual([{ email, error_message_language: 'da' }])
      },
      invalid: shows,
      throttled: shows,
      failed: shows,
      registered: goesOn('/dk/login'),
      unregistered: goesOn('/dk/register'),
    },
  }
}
