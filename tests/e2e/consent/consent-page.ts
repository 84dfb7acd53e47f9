import type { Page } from '@playwright/test'

export const bannerOf = (page: Page) =>
  page.getByRole('region', { name: 'Må vi tælle besøg og vise annoncer?' })
export const preferencesOf = (page: Page) => page.getByRole('dialog', { name: 'Cookieindstillinger' })
export const settingsOf = (page: Page) => page.getByRole('button', { name: 'Cookieindstillinger' })

/** The browser's cookies of tracking, by name: their value, and for how many seconds they last. */
export async function trackingCookies(
  page: Page,
): Promise<Record<string, { value: string; seconds: number }>> {
  const cookies = (await page.context().cookies()).filter(({ name }) => /^RA[CS][OE]ID$/.test(name))
  const now = Date.now() / 1000
  return Object.fromEntries(
    cookies.map(({ name, value, expires }) => [name, { value, seconds: expires - now }]),
  )
}
