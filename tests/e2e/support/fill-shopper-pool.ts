import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAuth } from '#app/server/accounts/auth.ts'
import { hashPassword } from '#app/server/accounts/passwords/hash-password.ts'
import { readStarted } from '#app/server/accounts/sessions/started-session.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { settings } from '#app/server/settings.ts'
import { mette } from '#machines/session/users.fixture.ts'
import { onDatabase } from '../../../scripts/command/on-database.ts'
import { accountPassword, poolFolder, type Shopper } from './shopper-pool.ts'

// Fills the pool in the database before its server starts. This takes 8 ms of processor time per shopper, while a
// registration over HTTP takes 350 ms: it hashes a password, sends a mail, and opens the mail's link.

/** More than all tests need; a test that is repeated takes new shoppers. */
const size = 600

/** A cookie in Playwright's format, from its `Set-Cookie` header. */
function cookieOf(setCookie: string): Shopper['cookies'][number] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? []
  const { hostname: domain } = new URL(settings().appUrl)
  return { name, value, domain, path: '/', httpOnly: /; *HttpOnly/i.test(setCookie), sameSite: 'Lax' }
}

await onDatabase(async (database) => {
  await migrateDatabase(database)
  const hash = await hashPassword(accountPassword)
  const shoppers = await database.transaction(async (tx) => {
    const { api } = createAuth(tx, { hash })
    const made: Shopper[] = []
    while (made.length < size) {
      const email = `mette.${randomUUID()}@example.dk`
      const body = {
        name: mette.name,
        email,
        password: accountPassword,
        countryRegisteredTo: mette.country_registered_to,
        postalCode: mette.postal_code,
        termsAcceptedAt: new Date(),
      }
      const { token, cookies } = await readStarted(await api.signUpEmail({ body, asResponse: true }))
      const all = [...cookies, ...csrfCookies(new Request(settings().appUrl), token)]
      made.push({ email, cookies: all.map(cookieOf) })
    }
    await tx.query('update users set email_verified_at = now()')
    return made
  })
  await mkdir(poolFolder, { recursive: true })
  await Promise.all(
    shoppers.map((shopper, number) => writeFile(join(poolFolder, `${number}.json`), JSON.stringify(shopper))),
  )
})
