import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import type { ShoppingList } from '#app/domain/list/shopping-list.ts'
import type { Product } from '../running-product.ts'
import { fromAnotherVisitor } from './visitor-address.ts'

/** A verified user in a browser: the headers of its requests, and the path of the user's active list. */
export type Shopper = { headers: Record<string, string>; listPath: string }

const password = 'smør på brødet'
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`

/** Keeps cookies as a browser does, and sends the CSRF token. @param sent headers of all requests. */
export function browserAt(url: string, sent: Record<string, string> = {}) {
  const cookies = new Map<string, string>()
  const headers = (): Record<string, string> => ({
    ...sent,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    'x-requested-with': 'XMLHttpRequest',
    accept: 'application/json',
    'content-type': 'application/json',
  })
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = await fetch(new URL(path, url), { ...init, headers: headers(), redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    return response
  }
  return { headers, ask }
}

/** The link in the mail that asks to verify an email, as soon as the job has written the mail. */
async function verificationLink(folder: string, email: string): Promise<string> {
  for (;;) {
    const files = existsSync(folder) ? readdirSync(folder) : []
    // A mail that is being written has another name.
    for (const file of files.filter((name) => name.endsWith('.eml'))) {
      const { to, text = '' } = await PostalMime.parse(readFileSync(join(folder, file)))
      const [link] = /http\S+\/email\/verify\/\S+/.exec(text) ?? []
      if (to?.[0]?.address === email && link) return link
    }
    await delay(50)
  }
}

/** What somebody in Denmark registers with: the email, and the body of the request. */
export function enrolment(name: string): { email: string; body: string } {
  const email = emailOf(name)
  const form = { name, email, password, password_confirmation: password, postal_code: '2100' }
  return { email, body: JSON.stringify({ ...form, country_registered_to: 'dk', terms_accepted: 1 }) }
}

/**
 * Registers somebody in Denmark, from an address of their own, and confirms the email by the link of the mail in the product's
 * folder.
 */
export function registerShopper(
  { url, folder }: Pick<Product, 'url' | 'folder'>,
  name: string,
): Promise<Shopper> {
  const linkIn = async (email: string) => new URL(await verificationLink(join(folder, 'mail'), email))
  return registerBy({ url, linkIn, sent: fromAnotherVisitor() }, name)
}

/** The same with a link that is found otherwise, and headers that all requests have. */
export async function registerBy(
  {
    url,
    linkIn,
    sent = {},
  }: { url: string; linkIn: (email: string) => Promise<URL>; sent?: Record<string, string> },
  name: string,
): Promise<Shopper> {
  const { headers, ask } = browserAt(url, sent)
  const { email, body } = enrolment(name)
  await (await ask('/sanctum/csrf-cookie')).text()
  const registered = await ask('/register', { method: 'POST', body })
  if (!registered.ok) throw new Error(`${name} was not registered: ${await registered.text()}`)
  const { pathname, searchParams } = await linkIn(email)
  const proof = JSON.stringify(Object.fromEntries(searchParams))
  const confirmed = await ask(pathname, { method: 'POST', body: proof })
  if (!confirmed.ok) throw new Error(`${name} was not confirmed: ${await confirmed.text()}`)
  const answer = await ask('/api/shopping-list/active/dk')
  if (!answer.ok) throw new Error(`${name} has no list: ${await answer.text()}`)
  const { uuid } = (await answer.json()) as ShoppingList
  return { headers: headers(), listPath: `/api/shopping-list/uuid/${uuid}` }
}

/** Logs in the shopper who registered under a name, in a new browser at an address. */
export async function logIn({ url }: Pick<Product, 'url'>, name: string, address: string): Promise<void> {
  const { ask } = browserAt(url, { 'x-forwarded-for': address })
  await (await ask('/sanctum/csrf-cookie')).text()
  const body = JSON.stringify({ email: emailOf(name), password })
  const answer = await ask('/login', { method: 'POST', body })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`the login was answered ${answer.status}: ${said}`)
}
