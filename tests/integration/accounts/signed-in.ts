import { randomBytes, randomUUID } from 'node:crypto'
import { cookieOfSession } from '#app/server/accounts/sessions/session-cookie.ts'
import { csrfCookies } from '#app/server/api/guards/csrf.ts'
import type { Database } from '#app/server/db/database.ts'

const addSql = `
with added as (
  insert into users (id, name, email, email_verified_at, country_registered_to)
  values ($1, 'Anna', $1 || '@example.org', now(), 'dk') returning id
)
insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
select $2, $3, id, now() + interval '1 day', now(), now() from added`

/** Inserts a verified Danish user and logs them in. @returns their id, and the headers that their browser sends. */
export async function signedIn(database: Database) {
  const id = randomUUID()
  const token = randomBytes(24).toString('base64url')
  await database.query(addSql, [id, randomUUID(), token])
  const cookies = csrfCookies(new Request('http://127.0.0.1'), token).map(
    (cookie) => cookie.split(';')[0] ?? '',
  )
  const csrf = decodeURIComponent(cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '')
  const [session] = cookieOfSession(token, 86_400).split(';')
  return {
    id,
    headers: {
      cookie: [session, ...cookies].join('; '),
      'x-xsrf-token': csrf,
      'content-type': 'application/json',
    },
  }
}
