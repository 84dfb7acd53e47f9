import type { Browser, Page } from '@playwright/test'
import { csrfHeader } from '../support/csrf-header.ts'
import { expect } from '../support/page-test.ts'

export const password = 'kaffekande og kringle'

/** Registers a Danish user, who is then logged in in the page's browser. */
export async function register(page: Page, name = 'Mette Sørensen'): Promise<{ email: string }> {
  const email = `profil-${crypto.randomUUID()}@example.dk`
  const answer = await page.request.post('/register', {
    headers: await csrfHeader(page.request),
    data: {
      name,
      email,
      password,
      password_confirmation: password,
      postal_code: '8000',
      country_registered_to: 'dk',
      terms_accepted: 1,
    },
  })
  expect(answer.status()).toBe(201)
  return { email }
}

/** Logs in with another browser, named by its user agent. @returns the status of the login, and the user after it. */
export async function logInElsewhere(
  browser: Browser,
  { baseURL, userAgent }: { baseURL: string | undefined; userAgent?: string },
  fields: { email: string; password: string },
) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(userAgent !== undefined && { userAgent }),
  })
  const { request } = context
  const login = await request.post('/login', { headers: await csrfHeader(request), data: fields })
  return {
    login: login.status(),
    user: async () => (await request.get('/api/user')).status(),
    close: () => context.close(),
  }
}

/** Removes the browser's own messages about responses of this status from the page's complaints. */
export function forgetStatus(complaints: string[], status: number): void {
  const others = complaints.filter((complaint) => !complaint.includes(`status of ${status}`))
  complaints.splice(0, complaints.length, ...others)
}

export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const confirmation = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first()
