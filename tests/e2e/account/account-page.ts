import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Failure } from '#app/domain/failure.ts'
import { fieldErrorsOf, secondsToWait } from '#machines/form/form.machine.ts'
import type { FormSnapshot } from '#machines/form/form.paths.ts'
import { mette } from '#machines/session/users.fixture.ts'
import type { Case } from '#tests/paths/case.ts'
import type { Step } from '#tests/paths/plan-paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { csrfHeader } from '../support/csrf-header.ts'
import type { HeldCalls } from '../support/held-calls.ts'
import { linkInMail } from '../support/mailbox.ts'
import { endSession, expect } from '../support/page-test.ts'
import { accountPassword, takeShopper } from '../support/shopper-pool.ts'

export { accountPassword }

/** An email that no other test has. */
export const newEmail = () => `mette.${randomUUID()}@example.dk`

/** Takes out the browser's own messages about unsuccessful responses; the page tells the shopper itself. */
export function withoutFailedLoads(complaints: string[]): void {
  const others = complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))
  complaints.splice(0, complaints.length, ...others)
}

/** A form's message for each way in which it can fail as a whole. */
export const failureTexts: Record<Exclude<Failure['kind'], 'invalid'>, string> = {
  throttled: 'Det blev for mange forsøg. Vent lidt, og prøv igen.',
  unauthenticated: 'Du er ikke logget ind længere.',
  busy: 'Vi kan ikke svare lige nu.',
  offline: 'Der er ingen forbindelse til nettet.',
  unexpected: 'Noget gik galt hos os.',
  forbidden: 'Noget gik galt hos os.',
  missing: 'Noget gik galt hos os.',
}

const statusOf: Record<Exclude<Failure['kind'], 'offline'>, number> = {
  invalid: 422,
  throttled: 429,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  busy: 503,
  unexpected: 500,
}

/** Answers the request under way with a failure in the format of the contract. */
export async function failCall(calls: HeldCalls, failure: Failure): Promise<void> {
  if (failure.kind === 'offline') return calls.lose()
  await calls.answer({
    status: statusOf[failure.kind],
    json: failure.kind === 'invalid' ? { message: '', errors: failure.errors } : { message: '' },
    ...(failure.kind === 'throttled' && { headers: { 'Retry-After': String(failure.retryAfterSeconds) } }),
  })
}

/** Checks a button's text, and whether it can be pressed. */
export async function expectButton(button: Locator, words: string, isHeld: boolean): Promise<void> {
  await expect(button).toHaveText(words)
  await expect(button).toHaveAttribute('aria-disabled', String(isHeld))
}

type FormPage = {
  calls: HeldCalls
  complaints: string[]
  /** The requests that were sent, in order; their bodies by default. */
  sent?: () => unknown[]
  /** The form's fields, by their names on the server. */
  fields: Record<string, Locator>
  button: Locator
  words: { idle: string; busy: string }
  /** The server's answer to a successful request. */
  answer: { status?: number; json?: unknown }
  succeeded: () => Promise<void>
  /** Checks the page of a link that was used or is too old. */
  ended?: () => Promise<void>
  /** Goes back to a form that can be sent again after it succeeded. */
  again?: () => Promise<void>
}

/** Walks the planned paths of a form on its page, with real input, the page's clock and held requests. */
export function formDriver(page: Page, form: FormPage): Driver<FormSnapshot> {
  const { calls, complaints, fields, button, words } = form
  let typed: string[] = []
  const fieldOf = (name: string) => {
    const field = fields[name]
    if (!field) throw new Error(`the page has no field "${name}"`)
    return field
  }
  const perform = async ({ happening, takes, emits }: Step) => {
    if (happening.kind === 'after') {
      await page.clock.runFor(happening.ms)
      return
    }
    if (happening.kind === 'send') return send(happening, takes.length > 0)
    if (happening.kind === 'done') await calls.answer(form.answer)
    else await failCall(calls, happening.error as Failure)
    if (emits.some(({ type }) => type === 'submission.failed'))
      await expect.poll(() => complaints.splice(0).length).toBeGreaterThan(0)
  }
  let hasSucceeded = false
  const send = async ({ event, label }: Extract<Case, { kind: 'send' }>, isTaken: boolean) => {
    if (event.type === 'field.changed' && 'field' in event) {
      await change(fieldOf(String(event.field)))
    } else if (event.type === 'form.submitted' && 'values' in event) {
      // A form that can be sent only once has no button afterwards.
      if (!isTaken) return expect(button).toHaveCount(0)
      if (hasSucceeded) await form.again?.()
      hasSucceeded = false
      typed = await heldBy(button)
      const sent = form.sent ?? (() => calls.bodies)
      const asked = sent().length
      await button.click()
      await expect
        .poll(() => sent().slice(asked))
        .toEqual([{ ...(event.values as object), error_message_language: 'da' }])
    } else throw new Error(`the page has no way to do "${label}"`)
  }

  const holdsFields = async () => {
    if (typed.length > 0) expect(await heldBy(button)).toEqual(typed)
  }
  const shows = async (snapshot: FormSnapshot, message: string) => {
    await holdsFields()
    await expect(button.locator('xpath=ancestor::form').getByRole('alert')).toContainText(message)
    const errors = fieldErrorsOf(snapshot.context)
    for (const [name, field] of Object.entries(fields)) {
      await expect(field).toHaveAttribute('aria-invalid', String(name in errors))
      if (errors[name]) await expect(field).toHaveAccessibleDescription(new RegExp(`^${errors[name][0]}`))
    }
  }
  return {
    perform,
    see: {
      editing: async (snapshot) => {
        await shows(snapshot, '')
        await expectButton(button, words.idle, false)
      },
      submitting: async () => {
        await holdsFields()
        await expectButton(button, words.busy, true)
      },
      invalid: async (snapshot, step) => {
        await shows(snapshot, '')
        await expectButton(button, words.idle, false)
        const [first] = Object.keys(fieldErrorsOf(snapshot.context))
        if (step?.happening.kind === 'fail' && first)
          await expect(
            fieldOf(first).and(page.locator(':focus')).or(fieldOf(first).locator(':focus')),
          ).toHaveCount(1)
        withoutFailedLoads(complaints)
      },
      throttled: async (snapshot) => {
        await shows(snapshot, failureTexts.throttled)
        await expectButton(button, `Prøv igen om ${secondsToWait(snapshot.context)} sek.`, true)
        withoutFailedLoads(complaints)
      },
      failed: async (snapshot) => {
        const { failure } = snapshot.context
        if (!failure || failure.kind === 'invalid') throw new Error('the plan has no failure')
        await shows(snapshot, failureTexts[failure.kind])
        await expectButton(button, words.idle, false)
        withoutFailedLoads(complaints)
      },
      succeeded: async () => {
        await form.succeeded()
        withoutFailedLoads(complaints)
        hasSucceeded = true
      },
      ended: async () => {
        await form.ended?.()
        withoutFailedLoads(complaints)
      },
    },
  }
}

/** Changes a field and changes it back. */
async function change(field: Locator): Promise<void> {
  if ((await field.getAttribute('role')) === 'radiogroup') {
    const chosen = field.getByRole('radio', { checked: true })
    const value = await chosen.getAttribute('value')
    await field.locator('label:not(:has(:checked))').first().click()
    await field.locator(`label:has([value=${value}])`).click()
    return
  }
  const text = await field.inputValue()
  await field.fill(text.slice(0, -1))
  await field.fill(text)
}

/** The values in the form of a button. */
const heldBy = (button: Locator) =>
  button.evaluate((pressed: HTMLButtonElement) =>
    [...new FormData(pressed.form ?? undefined)].map(([name, value]) => `${name}=${value}`),
  )

/** Registers an account over HTTP, by default of Mette in Denmark; the page then has its session. */
export async function registerOverHttp(
  page: Page,
  email: string,
  { name, postal_code, country_registered_to } = mette,
): Promise<void> {
  const answer = await page.request.post('/register', {
    headers: { ...(await csrfHeader(page.request)), Accept: 'application/json' },
    data: {
      name,
      email,
      password: accountPassword,
      password_confirmation: accountPassword,
      postal_code,
      country_registered_to,
      terms_accepted: 1,
      error_message_language: 'da',
    },
  })
  expect(answer.status()).toBe(201)
}

/** The link of the mail that asks to confirm an address. `mails` is the folder of a server that is not shared. */
export const verifyLink = (email: string, mails?: string) => linkInMail(email, /^\/email\/verify\//, mails)

/** The mail's link to the page on which its reader deletes the account. */
export const disownLink = (email: string) => linkInMail(email, /^\/email\/verify\/.+disown=1/)

/** Confirms the email of the page's user over HTTP, by the link of the mail. */
export async function confirmOverHttp(page: Page, email: string, mails?: string): Promise<void> {
  const { pathname, searchParams } = new URL(await verifyLink(email, mails), 'http://site.example')
  const answer = await page.request.post(pathname, {
    headers: { ...(await csrfHeader(page.request)), Accept: 'application/json' },
    data: Object.fromEntries(searchParams),
  })
  expect(answer.status()).toBe(204)
}

/** Opens the link of the mail as the account's user, and presses the page's one button. */
export async function confirmOnPage(page: Page, email: string): Promise<void> {
  await page.goto(await verifyLink(email))
  await page.getByRole('main').locator('[type=submit]').click()
}

/** Makes an account with a verified email, without giving the page its session. */
export async function haveVerifiedAccount(page: Page, user = mette): Promise<string> {
  const shopper = user === mette ? await takeShopper() : undefined
  if (shopper) return shopper.email
  const email = newEmail()
  await registerOverHttp(page, email, user)
  await confirmOverHttp(page, email)
  await endSession(page.context())
  return email
}

/** Fills the registration form's fields, as a shopper in Denmark does. */
export async function fillRegistration(main: Locator, email: string): Promise<void> {
  const postalCode = main.getByRole('combobox', { name: 'Postnummer' })
  await main.getByLabel('Navn').fill('Mette Holm')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
  await postalCode.fill('8000')
  // An option, or the completed code, shows that the list of postal codes is loaded.
  await expect(
    main.getByRole('option').or(postalCode.and(main.locator('[value="8000 Aarhus C"]'))),
  ).toHaveCount(1)
  // The list covers the fields below it until the field is left.
  await postalCode.blur()
  await main.getByLabel('Jeg accepterer betingelserne').check()
  await expect(postalCode).toHaveValue('8000 Aarhus C')
}

/** Fills and sends the login page's form. */
export async function logInAs(page: Page, email: string, password: string): Promise<void> {
  const main = page.locator('main')
  await main.getByLabel('E-mail').fill(email)
  await main.getByLabel('Adgangskode', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log ind' }).click()
}

/** The link that is mailed to an account for choosing a new password. It is not used. */
export async function resetLinkOf(page: Page, email: string): Promise<string> {
  const headers = await csrfHeader(page.request)
  const asked = await page.request.post('/forgot-password', { headers, data: { email } })
  expect(asked.status()).toBe(200)
  return linkInMail(email, /\/reset-password\?/)
}

/** Gives a visitor an account: one of the pool, or a new one whose session has ended. @returns its email. */
export async function haveAccount(page: Page): Promise<string> {
  const shopper = await takeShopper()
  if (shopper) return shopper.email
  const email = newEmail()
  await registerOverHttp(page, email)
  await endSession(page.context())
  return email
}
