import type { Cookie } from '@playwright/test'
import { type ConsentCategory, consentCookie, consentRevision } from '#app/domain/consent.ts'
import { countryOfferCookie } from '#app/domain/locale/chosen-country.ts'

const day = 86_400_000

/**
 * The cookies of a visitor who has decided what they allow, only what is necessary if nothing else is given, and who has
 * declined an offer of another language: the browser's language is Danish, so each page of another country would make one.
 */
export function decidedCookies(baseURL: string, allowed: ConsentCategory[] = []): Cookie[] {
  const [made, ends] = [new Date(), Date.now() + 100 * day]
  const choice = {
    categories: ['necessary', ...allowed],
    revision: consentRevision,
    data: null,
    consentTimestamp: made.toISOString(),
    consentId: '8d7d0b0c-9a3c-4b56-8d3e-6a1f6b1e2c3d',
    services: { necessary: [], statistics: [], marketing: [] },
    languageCode: 'da',
    lastConsentTimestamp: made.toISOString(),
    expirationTime: ends,
  }
  const shared = {
    domain: new URL(baseURL).hostname,
    path: '/',
    expires: Math.round(ends / 1000),
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  } as const
  return [
    { name: consentCookie, value: encodeURIComponent(JSON.stringify(choice)), ...shared },
    { name: countryOfferCookie.name, value: countryOfferCookie.value, ...shared },
  ]
}
