import type { Locator, Page } from '@playwright/test'
import type { User } from '#app/domain/account/account.ts'
import { planForm } from '#machines/form/form.paths.ts'
import type { FormName } from '#machines/form/forms.ts'
import { titleOf } from '#tests/paths/walk-path.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, test } from '../support/page-test.ts'
import {
  accountPassword,
  fillRegistration,
  formDriver,
  haveAccount,
  newEmail,
  registerOverHttp,
  resetLinkOf,
} from './account-page.ts'

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

/** A form's page: its address, its input, and the page that it leads to. */
type Walk = {
  form: FormName
  at: string | ((page: Page) => Promise<string>)
  endpoint: string
  method?: 'PATCH'
  /** The labels of the fields that the server can refuse, by the server's names. */
  fields: Record<string, string>
  fill: (main: Locator) => Promise<void>
  words: { idle: string; busy: string }
  answer?: { status?: number; json?: unknown }
  leadsTo: string
  isForUsers?: boolean
}

/** A link for all paths of a worker, which names `email`: the requests that would use it are held. */
let mailed: Promise<string> | undefined
async function resetLink(page: Page): Promise<string> {
  mailed ??= haveAccount(page).then((owner) => resetLinkOf(page, owner))
  const link = new URL(await mailed, 'http://site.example')
  link.searchParams.set('email', email)
  return link.pathname + link.search
}

/** A request with the planned token in place of that of the mailed link on which it was made. */
function withPlannedToken(body: unknown, address: string): unknown {
  const { searchParams } = new URL(address, 'http://site.example')
  const isOfLink =
    body !== null && typeof body === 'object' && 'token' in body && body.token === searchParams.get('token')
  return isOfLink ? { ...body, token: 'T0k3n' } : body
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
    // The second step needs a session, which the test's own answer has not started.
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
    at: resetLink,
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
    for (const path of planForm(form).onPage()) {
      test(titleOf(path), async ({ page, visit, complaints }) => {
        if (isForUsers) await registerOverHttp(page, newEmail())
        const calls = await HeldCalls.on(page, endpoint, method)
        await page.clock.install()
        const address = typeof at === 'string' ? at : await at(page)
        await visit(address)
        await page.clock.pauseAt(Date.now() + 60_000)
        const main = page.locator('main')
        await fill(main)
        const sent = page.getByRole('heading', { name: 'Tjek din indbakke' })
        await walkOnPage(
          path,
          formDriver(page, {
            calls,
            complaints,
            sent: () => calls.bodies.map((body) => withPlannedToken(body, address)),
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
