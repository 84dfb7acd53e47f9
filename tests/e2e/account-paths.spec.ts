import type { Locator, Page } from '@playwright/test'
import type { User } from '#app/domain/account.ts'
import type { Failure } from '#app/domain/failure.ts'
import { postalCodeLabel } from '#app/domain/postal-codes.ts'
import { secondsToWait } from '#machines/form/form.machine.ts'
import type { FormName } from '#machines/form/forms.ts'
import { fewCodes } from '#machines/postal-code-picker/postal-codes.fixture.ts'
import { type EmailCheckSnapshot, planEmailCheck } from '#tests/paths/email-check.paths.ts'
import { planForm } from '#tests/paths/form.paths.ts'
import { type PostalCodePickerSnapshot, planPostalCodePicker } from '#tests/paths/postal-code-picker.paths.ts'
import { type Driver, walkPath } from '#tests/paths/walk-path.ts'
import {
  accountPassword,
  expectButton,
  failCall,
  failureTexts,
  fillRegistration,
  formDriver,
  newEmail,
  registerOverHttp,
  withoutFailedLoads,
} from './account-page.ts'
import { HeldCalls } from './held-calls.ts'
import { expect, test } from './page-test.ts'

const email = 'mette@example.dk'

const user = {
  name: 'Mette Holm',
  email,
  email_verified_at: null,
  country_registered_to: 'dk',
  address: null,
  gender: null,
  birth_year: null,
  postal_code: '8000',
  phone_number_subscriber_number: null,
  phone_number_country_code: null,
  terms_accepted: 1,
} satisfies User

/** A form's page: where it is, what is typed, and where it leads. */
type Walk = {
  form: FormName
  at: string
  endpoint: string
  method?: 'PATCH'
  /** The fields that the server can refuse, by its names and by their labels. */
  fields: Record<string, string>
  fill: (main: Locator) => Promise<void>
  words: { idle: string; busy: string }
  answer?: { status?: number; json?: unknown }
  leadsTo: string
  isForUsers?: boolean
}

const walks: Walk[] = [
  {
    form: 'login',
    at: '/dk/login',
    endpoint: '**/login',
    fields: { email: 'E-mail', password: 'Adgangskode' },
    fill: async (main) => {
      await main.getByLabel('E-mail').fill(email)
      await main.getByLabel('Adgangskode', { exact: true }).fill(accountPassword)
    },
    words: { idle: 'Log ind', busy: 'Logger ind …' },
    answer: { json: user },
    leadsTo: '/dk',
  },
  {
    form: 'registration',
    at: '/dk/register',
    endpoint: '**/register',
    fields: { email: 'E-mail', postalcode: 'Postnummer' },
    fill: (main) => fillRegistration(main, email),
    words: { idle: 'Opret konto', busy: 'Opretter kontoen …' },
    answer: { status: 201, json: user },
    // The second step is for the user of a session, which a held answer has not started.
    leadsTo: '/dk/login?next=%2Fdk%2Fregister-gender-birthyear',
  },
  {
    form: 'registrationDetails',
    at: '/dk/register-gender-birthyear',
    endpoint: '**/api/user/update-information',
    method: 'PATCH',
    fields: { gender: 'Køn', birth_year: 'Fødselsår' },
    fill: async (main) => {
      await main.getByLabel('Fødselsår').fill('1984')
      await main.getByText('Kvinde').click()
    },
    words: { idle: 'Gem og fortsæt', busy: 'Gemmer …' },
    answer: { json: user },
    leadsTo: '/dk/profile?registered=true',
    isForUsers: true,
  },
  {
    form: 'forgottenPassword',
    at: '/dk/forgot-password',
    endpoint: '**/forgot-password',
    fields: { email: 'E-mail' },
    fill: (main) => main.getByLabel('E-mail').fill(email),
    words: { idle: 'Send link', busy: 'Sender …' },
    leadsTo: '/dk/forgot-password',
  },
  {
    form: 'passwordReset',
    at: `/dk/reset-password?token=T0k3n&email=${encodeURIComponent(email)}`,
    endpoint: '**/reset-password',
    fields: { password: 'Ny adgangskode', password_confirmation: 'Adgangskode igen' },
    fill: async (main) => {
      await main.getByLabel('Ny adgangskode', { exact: true }).fill(accountPassword)
      await main.getByLabel('Adgangskode igen').fill(accountPassword)
    },
    words: { idle: 'Gem adgangskoden', busy: 'Gemmer …' },
    leadsTo: '/dk/login',
  },
]

for (const {
  form,
  at,
  endpoint,
  method = 'POST',
  fields,
  fill,
  words,
  answer,
  leadsTo,
  isForUsers,
} of walks) {
  test.describe(`§5 the planned paths of the form ${form}, walked on its page`, () => {
    for (const [index, path] of planForm(form).paths.entries()) {
      test(`path ${index + 1}, ${path.steps.length} steps`, async ({ page, visit, complaints }) => {
        if (isForUsers) await registerOverHttp(page, newEmail())
        const calls = await HeldCalls.on(page, endpoint, method)
        await page.clock.install()
        await visit(at)
        await page.clock.pauseAt(Date.now() + 60_000)
        const main = page.locator('main')
        await fill(main)
        const sent = page.getByRole('heading', { name: 'Se i din indbakke' })
        await walkPath(
          path,
          formDriver(page, {
            calls,
            complaints,
            words,
            fields: Object.fromEntries(
              Object.entries(fields).map(([name, label]) => [name, main.getByLabel(label, { exact: true })]),
            ),
            button: main
              .locator('[type=submit]')
              .filter({ hasText: new RegExp(`^(${words.idle}|${words.busy}|Prøv igen om .*)$`) }),
            answer: answer ?? { json: { message: '' } },
            succeeded: async () => {
              await expect(page).toHaveURL(leadsTo)
              if (form === 'forgottenPassword') await expect(sent).toBeVisible()
            },
            ended: () =>
              expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible(),
            again: async () => {
              await page.getByRole('button', { name: 'Prøv med en anden e-mail' }).click()
              await fill(main)
            },
          }),
        )
      })
    }
  })
}

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

test.describe('§5 postal code: the planned paths, walked on the registration page', () => {
  for (const [index, path] of planPostalCodePicker().paths.entries()) {
    test(`path ${index + 1}, ${path.steps.length} steps`, async ({ page, visit, complaints }) => {
      const list = await HeldCalls.on(page, '**/assets/danish-postal-codes-*', 'GET')
      await visit('/dk/register')
      await walkPath(path, postalCodeDriver(page, list, complaints))
    })
  }
})

const csv = ['code,name', ...fewCodes.map(({ code, name }) => `${code},${name}`), ''].join('\n')

function postalCodeDriver(
  page: Page,
  list: HeldCalls,
  complaints: string[],
): Driver<PostalCodePickerSnapshot> {
  const field = page.getByRole('combobox', { name: 'Postnummer' })
  const options = page.getByRole('option')
  /** Text that comes as a password manager's does, wherever the focus is. */
  const write = (text: string) =>
    field.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }, text)
  const ways: Record<string, (event: Record<string, unknown>) => Promise<unknown>> = {
    'text.changed': async ({ text }) => {
      // The same text anew is no change to a page, so that it goes by another one.
      if ((await field.inputValue()) === text) await write('')
      await write(String(text))
    },
    'input.focused': () => field.focus(),
    'input.blurred': () => field.blur(),
    'list.toggled': () => page.getByRole('button', { name: 'Vis postnumre' }).click(),
    'cursor.moved': ({ to }) => field.press(to === 'next' ? 'ArrowDown' : 'ArrowUp'),
    'cursor.chosen': () => field.press('Enter'),
    'option.chosen': ({ index }) => options.nth(Number(index)).click(),
    'escape.pressed': () => field.press('Escape'),
  }
  const showsText = async ({ context: { text } }: PostalCodePickerSnapshot) => {
    await expect(field).toHaveValue(text)
  }
  const showsNoList = async (snapshot: PostalCodePickerSnapshot) => {
    await showsText(snapshot)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(options).toHaveCount(0)
  }
  return {
    perform: async ({ happening }) => {
      if (happening.kind === 'send') {
        const way = ways[happening.event.type]
        if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
        await way(happening.event)
      } else if (happening.kind === 'done') {
        const body = `export default ${JSON.stringify(csv)}`
        await list.answer({ body, contentType: 'text/javascript' })
      } else if (happening.kind === 'fail') {
        await list.lose()
        await expect.poll(() => complaints.splice(0).join()).toContain('danish-postal-codes')
      }
    },
    see: {
      unloaded: showsNoList,
      loading: showsNoList,
      unavailable: showsNoList,
      closed: showsNoList,
      'open.listing': async (snapshot) => {
        await showsText(snapshot)
        const { options: entries, activeIndex } = snapshot.context
        await expect(field).toHaveAttribute('aria-expanded', 'true')
        await expect(options).toHaveText(entries.map((entry) => postalCodeLabel(entry).replace(' ', '')))
        const active = page.getByRole('option', { selected: true })
        if (activeIndex === null) await expect(active).toHaveCount(0)
        else {
          await expect(options.nth(activeIndex)).toHaveAttribute('aria-selected', 'true')
          await expect(field).toHaveAttribute(
            'aria-activedescendant',
            (await active.getAttribute('id')) ?? '',
          )
        }
      },
      'open.empty': async (snapshot) => {
        await showsText(snapshot)
        await expect(options).toHaveCount(0)
        await expect(page.getByText(`Intet postnummer passer til ${snapshot.context.text}`)).toBeVisible()
      },
    },
  }
}
