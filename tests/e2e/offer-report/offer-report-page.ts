import type { Locator, Page } from '@playwright/test'
import { type OfferReportSnapshot, typedSentence } from '#machines/offer-report/offer-report.paths.ts'
import { type Driver, performByLabel } from '#tests/paths/walk-path.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect } from '../support/page-test.ts'

export const reportAddress = '**/api/offer-report'

/** The parts of the form, in a page or in the viewer. */
export function reportIn(place: Locator) {
  const form = place.getByRole('form', { name: 'Sig, hvad der er forkert' })
  return {
    opener: place.getByRole('button', { name: 'Forkert pris?' }),
    form,
    choice: (name: string) => form.getByRole('button', { name, exact: true }),
    sentence: form.getByRole('textbox', { name: 'Hvad er det rigtige? (valgfrit)' }),
    send: form.getByRole('button', { name: /^(Send|Sender …|Prøv igen)$/ }),
    close: form.getByRole('button', { name: 'Luk' }),
    message: form.getByRole('alert'),
    thanks: place.getByText('Tak. Vi ser på det.'),
  }
}

/** The address of the first offer that a search finds. */
export async function offerPath(page: Page, term = 'kaffe'): Promise<string> {
  await page.goto(`/dk/offer/${term}`)
  const path = await page.locator('main article h3 a').first().getAttribute('href')
  if (!path) throw new Error('nothing was found')
  return path
}

const messages: Record<string, string> = {
  offline: 'Der er ingen forbindelse til nettet. Det, du har skrevet, er her stadig. Prøv igen om lidt.',
  throttled: 'Prøv igen om 40 sek.: Det blev for mange på én gang. Det, du har skrevet, er her stadig.',
  unexpected: 'Noget gik galt hos os. Det, du har skrevet, er her stadig. Prøv igen om lidt.',
}

/** Walks the planned paths by keyboard, on a page whose form has been opened. */
export async function offerReportDriver(page: Page): Promise<Driver<OfferReportSnapshot>> {
  const calls = await HeldCalls.on(page, reportAddress, 'POST')
  const report = reportIn(page.getByRole('main'))
  await report.opener.press('Enter')
  await expect(report.choice('Prisen')).toBeFocused()
  const ways: Record<string, () => Promise<unknown>> = {
    'report.opened': () => report.opener.press('Enter'),
    'report.closed': () => page.keyboard.press('Escape'),
    'wrong.chosen price': () => report.choice('Prisen').press('Enter'),
    'wrong.chosen other-good': () => report.choice('Det er en anden vare').press('Space'),
    'sentence.typed': () => report.sentence.fill(typedSentence),
    // The second press of a double one comes to nothing.
    'report.sent': async () => {
      await report.send.press('Enter')
      if (await report.send.isVisible()) await report.send.press('Enter')
    },
    'sendReport answers that it is stored': () => calls.answer({ status: 204 }),
    'sendReport is not reached': () => calls.lose(),
    'sendReport is throttled': () =>
      calls.answer({ status: 429, json: { message: '' }, headers: { 'retry-after': '40' } }),
    'sendReport fails': () => calls.answer({ status: 500, json: { message: 'Server Error' } }),
  }
  const shows = async ({ context: { wrong, sentence } }: OfferReportSnapshot) => {
    await expect(report.opener).toHaveAttribute('aria-expanded', 'true')
    await expect(report.choice('Prisen')).toHaveAttribute('aria-pressed', String(wrong === 'price'))
    await expect(report.choice('Det er en anden vare')).toHaveAttribute(
      'aria-pressed',
      String(wrong === 'other-good'),
    )
    await expect(report.sentence).toHaveValue(sentence)
    await expect(report.form).toContainText(`Højst 200 tegn, ${200 - sentence.length} tilbage`)
  }
  return {
    perform: performByLabel(ways),
    see: {
      closed: async () => {
        await expect(report.form).toHaveCount(0)
        await expect(report.opener).toHaveAttribute('aria-expanded', 'false')
        await expect(report.opener).toBeFocused()
      },
      'open.choosing': async (snapshot) => {
        await shows(snapshot)
        await expect(report.message).toBeEmpty()
      },
      'open.unchosen': async (snapshot) => {
        await shows(snapshot)
        await expect(report.message).toHaveText('Vælg først, hvad der er forkert.')
      },
      'open.failed': async (snapshot) => {
        await shows(snapshot)
        await expect(report.message).toHaveText(messages[snapshot.context.failure?.kind ?? ''] ?? '')
        await expect(report.send).toHaveText('Prøv igen')
      },
      sending: async (snapshot) => {
        await shows(snapshot)
        await expect(report.send).toHaveText('Sender …')
        await expect(report.send).toHaveAttribute('aria-disabled', 'true')
        await expect.poll(() => calls.waiting).toBe(1)
        const { wrong, sentence } = snapshot.context
        expect(calls.bodies.at(-1)).toEqual({
          ...{ wrong, sentence, offerId: expect.any(Number), error_message_language: 'da' },
        })
      },
      sent: async () => {
        await expect(report.thanks).toBeFocused()
        await expect(report.opener).toHaveCount(0)
        await expect(report.form).toHaveCount(0)
      },
    },
  }
}
