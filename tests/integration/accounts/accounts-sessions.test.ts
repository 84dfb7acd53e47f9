import { describe, expect, it, vi } from 'vitest'
import { hashPassword, isOutdated } from '#app/server/accounts/passwords/hash-password.ts'
import { forgetSessions } from '#app/server/accounts/sessions/forget-sessions-job.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { morning, password, servedAccounts } from './served-accounts.ts'

vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('./cheap-hashes.ts')).cheapHashes(load),
)

const newPassword = 'et nyt og langt et'

describeOnEachDatabase('§7.3 sessions and links', (database) => {
  const { url, visitor, registered, latestLink } = servedAccounts(database)

  it('a session ends 90 days after its login, however much it is used', async () => {
    const { client } = await registered()
    const day = (days: number) => new Date(morning.getTime() + days * 86_400_000 - 1000)
    for (const days of [20, 40, 60]) {
      vi.setSystemTime(day(days))
      expect((await client.get('/api/user')).status).toBe(200)
    }
    vi.setSystemTime(day(89))
    const { headers } = await client.get('/api/user')
    expect(headers['set-cookie']?.[0]).toContain('; Max-Age=86401;')
    vi.setSystemTime(day(90))
    expect((await client.get('/api/user')).status).toBe(200)
    vi.setSystemTime(day(91))
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('those that have expired are deleted each night', async () => {
    const { client, email } = await registered()
    await client.post('/forgot-password', { email })
    const left = async () =>
      (await database().query('select from sessions union all select from verifications')).length
    const before = await left()
    expect(before).toBeGreaterThan(1)
    await forgetSessions(database(), morning)
    expect(await left()).toBe(before)
    await forgetSessions(database(), new Date('2027-06-22T08:00:00Z'))
    expect(await left()).toBe(0)
  })

  describe('ASVS 7.5.2: a user ends sessions, given the password', () => {
    type Listed = { id: string; is_current: boolean; user_agent: string | null }

    /** A user with a laptop, a phone and a tablet. */
    async function withThree() {
      const { client: laptop, email } = await registered()
      const elsewhere = async (name: string) => {
        const client = await visitor({ 'user-agent': name })
        expect((await client.post('/login', { email, password })).status).toBe(200)
        return client
      }
      const [phone, tablet] = [await elsewhere('Phone'), await elsewhere('Tablet')]
      const listed: Listed[] = (await laptop.get('/api/user/sessions')).data
      const idOf = (name: string) => listed.find((session) => session.user_agent === name)?.id ?? ''
      const alive = () =>
        Promise.all([laptop, phone, tablet].map(async (client) => (await client.get('/api/user')).status))
      const end = (path: string, data: object = { password }) =>
        laptop.delete(`/api/user/sessions${path}`, { data })
      return { laptop, listed, idOf, alive, end }
    }

    it('one alone', async () => {
      const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      const { idOf, alive, end } = await withThree()
      written.mockClear()
      expect((await end(`/${idOf('Phone')}`)).status).toBe(204)
      const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
      written.mockRestore()
      expect(lines.filter(({ message }) => message === 'security').map(({ event }) => event)).toEqual([
        'sessions ended',
      ])
      expect(await alive()).toEqual([200, 401, 200])
      // It has ended, which is what was wanted.
      expect((await end(`/${idOf('Phone')}`)).status).toBe(204)
    })

    it('one after the other, because a right password is no guess', async () => {
      const { end } = await withThree()
      const answers = []
      for (const name of ['1', '2', '3', '4', '5', '6']) answers.push((await end(`/session-${name}`)).status)
      expect(answers).toEqual([204, 204, 204, 204, 204, 204])
    })

    it('all others', async () => {
      const { alive, end } = await withThree()
      expect((await end('')).status).toBe(204)
      expect(await alive()).toEqual([200, 401, 401])
    })

    it('none without the right password, which is said at its field', async () => {
      const { idOf, alive, end } = await withThree()
      for (const path of ['', `/${idOf('Phone')}`]) {
        const wrong = await end(path, { password: 'en helt anden' })
        expect({ status: wrong.status, errors: wrong.data.errors }).toEqual({
          status: 422,
          errors: { password: ['Det er ikke din nuværende adgangskode. Prøv igen.'] },
        })
        expect((await end(path, {})).status).toBe(422)
      }
      expect(await alive()).toEqual([200, 200, 200])
    })

    it('as few guesses at the password as for deleting the account', async () => {
      const { laptop, alive, end } = await withThree()
      const guesses = []
      for (let guess = 0; guess < 5; guess += 1)
        guesses.push((await end('', { password: `gæt ${guess}` })).status)
      expect(guesses).toEqual([422, 422, 422, 422, 422])
      expect([
        (await end('')).status,
        (await laptop.delete('/api/user', { data: { password } })).status,
      ]).toEqual([429, 429])
      expect(await alive()).toEqual([200, 200, 200])
    })

    it('neither the present one, which is logged out, nor another user’s', async () => {
      const { listed, alive, end } = await withThree()
      const { client: stranger } = await registered()
      const [theirs]: Listed[] = (await stranger.get('/api/user/sessions')).data
      const here = listed.find((session) => session.is_current)
      for (const id of [theirs?.id, here?.id]) expect((await end(`/${id}`)).status).toBe(204)
      expect([...(await alive()), (await stranger.get('/api/user')).status]).toEqual([200, 200, 200, 200])
    })
  })

  it('a password change gives the session a new token, so that the old one is worth nothing', async () => {
    const { client } = await registered()
    const stolen = await client.jar.getCookieString(url())
    const change = { password: newPassword, current_password: password }
    expect((await client.patch('/api/user/update-information', change)).status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await fetch(`${url()}/api/user`, { headers: { cookie: stolen } })).status).toBe(401)
    // The token against forgery is bound to the new one.
    expect((await client.patch('/api/user/update-information', { name: 'Åse' })).status).toBe(200)
  })

  it('a login makes a hash of another cost anew', async () => {
    const { email } = await registered()
    vi.mocked(isOutdated).mockReturnValueOnce(true)
    vi.mocked(hashPassword).mockResolvedValueOnce('scrypt$made$anew')
    expect((await (await visitor()).post('/login', { email, password })).status).toBe(200)
    const [stored] = await database().query<{ password: string }>(
      'select password from credentials join users on users.id = user_id where email = $1',
      [email],
    )
    expect(stored?.password).toBe('scrypt$made$anew')
  })

  it('a second link for a new password leaves the first working; the one that is used ends the other', async () => {
    const { email } = await registered()
    const guest = await visitor()
    const links: URL[] = []
    for (const minutes of [0, 2]) {
      vi.setSystemTime(new Date(morning.getTime() + minutes * 60_000))
      await guest.post('/forgot-password', { email })
      links.push(await latestLink(email))
    }
    const reset = (link?: URL) =>
      guest.post('/reset-password', {
        token: link?.searchParams.get('token'),
        email,
        password: newPassword,
        password_confirmation: newPassword,
      })
    expect([(await reset(links[0])).status, (await reset(links[1])).status]).toEqual([200, 422])
  })

  it('a NUL is 400, never a failure', async () => {
    const { client } = await registered()
    const asked = [
      await client.post('/reset-password', {
        token: 'a\u0000b',
        email: 'a@example.dk',
        password: newPassword,
        password_confirmation: newPassword,
      }),
      await client.post('/login', { email: 'a@example.dk', password: 'a\u0000b' }),
      await client.patch('/api/user/update-information', { name: 'a\u0000b' }),
    ]
    for (const { status } of asked) expect([400, 422]).toContain(status)
  })
})
