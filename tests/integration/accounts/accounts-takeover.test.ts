import { describe, expect, it, vi } from 'vitest'
import { settings } from '#app/server/settings.ts'
import { waitFor } from '#tests/wait-for.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { appCode } from './authenticator-app.ts'
import { passkeyDevice } from './passkey-device.ts'
import { type Client, password, servedAccounts } from './served-accounts.ts'

const origin = new URL(settings().appUrl).origin
const later = (seconds: number) => vi.setSystemTime(new Date(Date.now() + seconds * 1000))

describeOnEachDatabase('§4 user session: somebody registers an address that is not theirs', (database) => {
  const { url, visitor, registered, latestLink, confirm } = servedAccounts(database)
  const ownPassword = 'et nyt og langt et'

  const statusOf = async (client: Client) => (await client.get('/api/user')).status
  const logInAs = async (email: string, secret: string) => {
    const client = await visitor()
    return { client, status: (await client.post('/login', { email, password: secret })).status }
  }
  /** The owner of the address gets a link by mail. @returns chooses a password by it. */
  async function beginReset(email: string) {
    await (await visitor()).post('/forgot-password', { email })
    const { searchParams } = await latestLink(email, 'reset-password')
    const client = await visitor()
    return () =>
      client.post('/reset-password', {
        token: searchParams.get('token'),
        email,
        password: ownPassword,
        password_confirmation: ownPassword,
      })
  }
  async function reset(email: string) {
    const send = await beginReset(email)
    expect((await send()).status).toBe(200)
    later(61)
  }
  const setVerified = (email: string, at: Date | null) =>
    database().query('update users set email_verified_at = $2 where email = $1', [email, at])
  const addPasskey = async (client: Client) => {
    const device = passkeyDevice()
    const { data: options } = await client.post('/api/user/passkeys', { password })
    const response = device.make(options, { origin })
    const added = await client.post('/api/user/passkeys/confirm', { name: 'Chrome på Linux', response })
    return { device, status: added.status }
  }
  const logInWith = async (device: ReturnType<typeof passkeyDevice>) => {
    const client = await visitor()
    const { data: options } = await client.post('/api/login/passkey/options', {})
    const response = device.sign(options, { origin })
    return (await client.post('/api/login/passkey', { response })).status
  }
  /** An account that got its factors before they needed a verified email. */
  async function withOldFactors() {
    const { client, email } = await registered()
    await setVerified(email, new Date())
    const { device, status } = await addPasskey(client)
    const { data } = await client.post('/api/user/two-factor', { password })
    const confirmed = await client.post('/api/user/two-factor/confirm', { code: appCode(data.secret) })
    expect([status, confirmed.status]).toEqual([204, 204])
    await setVerified(email, null)
    return { client, email, device }
  }

  it('before the email is verified, each endpoint of second factors answers 403', async () => {
    const { client } = await registered()
    const answers = [
      await client.get('/api/user/two-factor'),
      await client.post('/api/user/two-factor', { password }),
      await client.post('/api/user/two-factor/confirm', { code: '123456' }),
      await client.delete('/api/user/two-factor', { data: { password } }),
      await client.post('/api/user/passkeys', { password }),
      await client.post('/api/user/passkeys/confirm', { name: 'Chrome', response: {} }),
      await client.delete('/api/user/passkeys', { data: { id: 'x', password } }),
    ]
    expect(answers.map(({ status, data }) => [status, data])).toEqual(
      answers.map(() => [403, { message: 'Your email address is not verified.' }]),
    )
  })

  it('the owner’s new password removes all that the account holds', async () => {
    const { client, email, device } = await withOldFactors()
    const waiting = await logInAs(email, password)
    expect(waiting.status).toBe(202)
    const holdings = async () => {
      const [row] = await database().query(
        `select two_factor_enabled, (select count(*)::int from passkeys where user_id = u.id) passkeys,
          (select count(*)::int from two_factors where user_id = u.id) apps,
          (select count(*)::int from sessions where user_id = u.id) sessions,
          (select count(*)::int from push_subscriptions where user_id = u.id) pushes,
          (select count(*)::int from verifications where value like '%' || u.id || '%') waiting,
          (select count(*)::int from price_agents where user_id = u.id) agents,
          (select count(*)::int from shopping_lists where owner_id = u.id) lists,
          (select count(*)::int from shopping_list_participants where user_id = u.id) participations
        from users u where email = $1`,
        [email],
      )
      return row
    }
    const other = await registered()
    const given = [email, other.email]
    await database().query(
      `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
        select s.id, u.id, 'https://push.example/' || s.id, 'x', 'x' from users u
        join sessions s on s.user_id = u.id where email = $1`,
      [email],
    )
    await database().query('insert into price_agents (user_id) select id from users where email = $1', [
      email,
    ])
    await database().query(
      `insert into shopping_lists (id, owner_id, country)
        select gen_random_uuid(), id, 'dk' from users where email in ($1, $2)`,
      given,
    )
    await database().query(
      `insert into shopping_list_participants (list_id, user_id, country)
        select l.id, u.id, 'dk' from users u, users o join shopping_lists l on l.owner_id = o.id
        where u.email = $1 and o.email = $2`,
      given,
    )
    expect(await holdings()).toEqual({
      two_factor_enabled: true,
      passkeys: 1,
      apps: 1,
      sessions: 1,
      pushes: 1,
      waiting: expect.any(Number),
      agents: 1,
      lists: 1,
      participations: 1,
    })

    await reset(email)

    expect(await holdings()).toEqual({
      two_factor_enabled: false,
      passkeys: 0,
      apps: 0,
      sessions: 0,
      pushes: 0,
      waiting: 0,
      agents: 0,
      lists: 0,
      participations: 0,
    })
    expect([await statusOf(client), await logInWith(device)]).toEqual([401, 422])
    expect((await waiting.client.post('/api/login/code', { code: '123456' })).status).toBe(422)
    expect((await logInAs(email, password)).status).toBe(422)
    // Nor is the owner asked for a code of an app that is not theirs.
    const owner = await logInAs(email, ownPassword)
    expect([owner.status, await statusOf(owner.client)]).toEqual([200, 200])
    // Somebody else's list stays.
    expect(
      await database().query(
        'select 1 from shopping_lists l join users u on u.id = owner_id where email = $1',
        [other.email],
      ),
    ).toHaveLength(1)
  })

  describe('a login with their passkey during the owner’s new password leaves no session', () => {
    type Ask = () => Promise<{ status: number }>

    /** Waits until so many connections of the database wait for a lock. */
    const untilWaiting = (count: number) =>
      waitFor(async () => {
        const [row] = await database().query(
          `select count(*)::int as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(row).toEqual({ waiting: count })
      })
    /**
     * Asks two things at once: the first waits in its transaction for what the test has locked, and the second for a
     * row of the first. The embedded database does one transaction after the other.
     * @returns the statuses.
     */
    async function interleaved(lock: string, parameters: unknown[], [first, second]: [Ask, Ask]) {
      if (database().engine === 'pglite') return [(await first()).status, (await second()).status]
      const asked: ReturnType<Ask>[] = []
      await database().forLongWork.transaction(async (tx) => {
        expect(await tx.query(lock, parameters)).not.toEqual([])
        asked.push(first())
        await untilWaiting(1)
        asked.push(second())
        await untilWaiting(2)
      })
      return (await Promise.all(asked)).map(({ status }) => status)
    }
    /** A login and a new password that are ready to be sent. */
    async function ready() {
      const { email, device } = await withOldFactors()
      const client = await visitor()
      const { data: options } = await client.post('/api/login/passkey/options', {})
      const response = device.sign(options, { origin })
      const sendReset = await beginReset(email)
      const login: Ask = () => client.post('/api/login/passkey', { response })
      return { email, client, login, sendReset }
    }

    it('if the login is first, its session ends with the new password', async () => {
      const { email, client, login, sendReset } = await ready()
      const challenge = `select v.id from verifications v join users u on v.value not like '%' || u.id || '%'
        where u.email = $1 for update of v`
      expect(await interleaved(challenge, [email], [login, sendReset])).toEqual([200, 200])
      expect(await statusOf(client)).toBe(401)
    })

    it('if the new password is first, the login finds no passkey', async () => {
      const { email, client, login, sendReset } = await ready()
      await database().query('insert into price_agents (user_id) select id from users where email = $1', [
        email,
      ])
      const agent = `select a.id from price_agents a join users u on u.id = a.user_id where u.email = $1 for update of a`
      expect(await interleaved(agent, [email], [sendReset, login])).toEqual([200, 422])
      expect(await statusOf(client)).toBe(401)
    })
  })

  it('a new password of a verified account leaves its factors', async () => {
    const { email, device } = await withOldFactors()
    await setVerified(email, new Date())
    await reset(email)
    expect([await logInWith(device), (await logInAs(email, ownPassword)).status]).toEqual([200, 202])
  })

  it('register, new password, login, confirmation: only the owner is left', async () => {
    const { client: theirs, email } = await registered()
    const link = await latestLink(email)
    await reset(email)
    const { client: owner } = await logInAs(email, ownPassword)
    expect((await confirm(owner, link)).status).toBe(204)
    expect([await statusOf(owner), await statusOf(theirs)]).toEqual([200, 401])
    expect((await logInAs(email, password)).status).toBe(422)
    expect((await addPasskey(theirs)).status).toBe(401)
  })

  it('register, confirmation in a browser without a login, or with another: nothing is confirmed', async () => {
    const { client: theirs, email } = await registered()
    const link = await latestLink(email)
    const { client: stranger } = await registered()
    expect((await confirm(await visitor(), link)).status).toBe(401)
    expect((await confirm(stranger, link)).status).toBe(403)
    expect((await addPasskey(theirs)).status).toBe(403)
  })

  it('register, the link is opened by a mail program, factor: refused', async () => {
    const { client: theirs, email } = await registered()
    const link = await latestLink(email)
    const program = await visitor()
    await program.get(link.pathname + link.search)
    await program.head(link.pathname + link.search)
    expect((await addPasskey(theirs)).status).toBe(403)
  })

  it('register, old factor, confirmation with the password that both know: the factor and the other sessions go', async () => {
    const { client: theirs, email, device } = await withOldFactors()
    const link = await latestLink(email, 'verify-email')
    await database().query('update users set two_factor_enabled = false where email = $1', [email])
    const { client: owner } = await logInAs(email, password)
    expect((await confirm(owner, link)).status).toBe(204)
    expect([await logInWith(device), await statusOf(theirs), await statusOf(owner)]).toEqual([422, 401, 200])
    expect((await owner.get('/api/user/two-factor')).data).toEqual({ app: null, passkeys: [] })
  })

  it('register, new password, confirmation, factor of the owner, another new password: the factor stays', async () => {
    const { email } = await registered()
    const link = await latestLink(email)
    await reset(email)
    const { client: owner } = await logInAs(email, ownPassword)
    await confirm(owner, link)
    await database().query('delete from throttles')
    const made = passkeyDevice()
    const { data: options } = await owner.post('/api/user/passkeys', { password: ownPassword })
    const response = made.make(options, { origin })
    expect((await owner.post('/api/user/passkeys/confirm', { name: 'Chrome', response })).status).toBe(204)
    await reset(email)
    expect([await logInWith(made), await statusOf(owner)]).toEqual([200, 401])
  })

  it('whoever knew the cookie of the browser that confirms, is logged out', async () => {
    const { client, email } = await registered()
    const cookie = await client.jar.getCookieString(url())
    await confirm(client, await latestLink(email))
    expect((await fetch(`${url()}/api/user`, { headers: { cookie } })).status).toBe(401)
  })
})
