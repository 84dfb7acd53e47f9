import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { readRecording } from '#app/inspection/record/read-recording.ts'
import { test } from '../server/own-server.ts'

test.use({ settings: { DEV_FLOWS: '1' } })

async function logIn(main: Locator, email: string, password: string): Promise<void> {
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Adgangskode', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log ind' }).click()
}

/** The text of the file that a press saves. */
async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return readFileSync(await download.path(), 'utf8')
}

test('§2.1 flows: a recording of a session is saved without its secrets, and stepped through', async ({
  page,
  context,
}) => {
  await page.goto('/dev/flows/typeahead')
  const shop = await context.newPage()
  await shop.goto('/dk/login')
  await shop.locator('html[data-hydrated]').waitFor()
  const answered = shop.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/login'),
  )
  await logIn(shop.getByRole('main'), 'hemmelig@example.org', 'hemmelig ost 1')
  await answered
  await shop.getByRole('combobox').first().fill('hemmeligost')
  await expect(page.getByText('now in open.')).toBeVisible()
  await expect(page.locator('rect.active:not(.outer)')).toHaveAttribute(
    'data-state',
    /open\.(empty|results|failed)/,
  )

  const text = await savedBy(page, () => page.getByRole('button', { name: 'Save' }).click())
  expect(text).not.toMatch(/hemmelig|example\.org/i)
  const recording = readRecording(text)
  expect(recording?.steps.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining(['form.submitted', 'query.changed']),
  )

  await shop.close()
  await page
    .getByLabel('Open')
    .setInputFiles({ name: 'recording.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(page.getByRole('status')).toHaveText('recording.json, desktop')
  await expect(page.getByText('not running')).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Events' })
  await slider.press('End')
  await expect(page.getByText('now in open.')).toBeVisible()
  await page.getByRole('button', { name: 'Previous event' }).click()
  await page.getByRole('button', { name: 'Next event' }).click()
  await expect(slider).toHaveValue(String(recording?.steps.length))
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByText('now in closed')).toBeVisible()

  await page
    .getByLabel('Open')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByRole('alert')).toHaveText('other.json is no recording.')
})

test('§2.1 flows: the error page saves what led to it, if the setting allows', async ({
  page,
  complaints,
}) => {
  await page.goto('/dk/post')
  await page.locator('html[data-hydrated]').waitFor()
  await page.route('**/_serverFn/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Ugens tilbud' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden kunne ikke vises')
  const text = await savedBy(page, () => page.getByRole('button', { name: 'Save recording' }).click())
  expect(readRecording(text)?.actors.map(({ flow }) => flow)).toContain('app')
  complaints.length = 0
})
