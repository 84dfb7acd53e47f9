import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { registerUser } from '#app/server/accounts/registration/register-user.ts'
import { currentUser, requireUser, requireVerifiedUser } from '#app/server/accounts/sessions/current-user.ts'
import { Refused } from '#app/server/api/failures.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'

vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('./cheap-hashes.ts')).cheapHashes(load),
)

const at = (cookie?: string) =>
  new Request('http://localhost/api/shopping-list/active/dk', { headers: cookie ? { cookie } : {} })
const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => 'let in',
    (error) => (error instanceof Refused ? `${error.status} ${error.message}` : error),
  )

describeOnEachDatabase('The current user', (database) => {
  let cookie = ''
  // On both engines, Drizzle and hand-written SQL use this client.
  const query = vi.spyOn(pg.Client.prototype, 'query')
  beforeAll(async () => {
    globalThis.openedDatabase = Promise.resolve(database())
    const registration = {
      name: 'Anna',
      email: 'anna@example.dk',
      password: 'smør på brødet',
      password_confirmation: 'smør på brødet',
      postal_code: '2100',
      country_registered_to: 'dk' as const,
      terms_accepted: 1 as const,
    }
    const { cookies } = await registerUser(database(), registration, {
      now: new Date(),
      request: at(),
      address: '192.0.2.1',
    })
    cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  })
  afterAll(() => {
    globalThis.openedDatabase = undefined
  })

  it('§6 is null without a session, without any statement', async () => {
    query.mockClear()
    expect(await currentUser(at())).toBe(null)
    expect(await currentUser(at('tilbudsugen.session_token=made.up; other=1'))).toBe(null)
    expect(await refused(requireUser(at()))).toBe('401 Unauthenticated.')
    expect(await refused(requireVerifiedUser(at()))).toBe('401 Unauthenticated.')
    expect(query).not.toHaveBeenCalled()
  })

  it('§6 is read by one statement; actions that need a verified email are 403 until it is verified', async () => {
    query.mockClear()
    expect((await currentUser(at(cookie)))?.email).toBe('anna@example.dk')
    expect(query).toHaveBeenCalledTimes(1)
    expect((await requireUser(at(cookie))).user.name).toBe('Anna')
    expect(await refused(requireVerifiedUser(at(cookie)))).toBe('403 Your email address is not verified.')
    await database().query('update users set email_verified_at = now()')
    const { id, user } = await requireVerifiedUser(at(cookie))
    expect(await database().query('select email from users where id = $1', [id])).toEqual([
      { email: user.email },
    ])
  })
})
