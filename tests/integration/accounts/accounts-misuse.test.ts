import { createConnection } from 'node:net'
import type { AxiosInstance, AxiosResponse } from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from '#app/server/accounts/passwords/hash-password.ts'
import { takeOverConsole } from '#app/server/log.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { browser, type Client, morning, password, servedAccounts, somebody } from './served-accounts.ts'

const newPassword = { password: 'et nyt og langt et', password_confirmation: 'et nyt og langt et' }

describeOnEachDatabase('Misuse of accounts', (database) => {
  const { url, visitor, registered, mails, latestLink: linkTo } = servedAccounts(database)
  const mailsTo = async (email: string) => (await mails(email)).length
  const cookieOf = async (client: Client, name: string) =>
    (await client.jar.getCookies(url())).find(({ key }) => key === name)?.value ?? ''

  describe('§7.3 a request that changes data needs the CSRF token, or it is 419', () => {
    const changes: [string, string][] = [
      ['post', '/register'],
      ['post', '/login'],
      ['post', '/logout'],
      ['post', '/forgot-password'],
      ['post', '/reset-password'],
      ['patch', '/api/user/update-information'],
      ['post', '/api/user/resend-verification-email'],
      ['delete', '/api/user/sessions'],
      ['delete', '/api/user/sessions/one'],
      ['delete', '/api/user'],
    ]
    const mismatch = { status: 419, data: { message: 'CSRF token mismatch.' } }
    const answered = ({ status, data }: AxiosResponse) => ({ status, data })

    it.each(changes)(
      '%s %s: without a token, with another one, with an unsigned one, with another browser’s',
      async (method, path) => {
        const bare = browser(url())
        expect(answered(await bare.request({ method, url: path, data: {} }))).toEqual(mismatch)
        const client = await visitor()
        const stranger = await visitor()
        for (const token of [
          '',
          'wrong',
          '%',
          'a|b',
          decodeURIComponent(await cookieOf(stranger, 'XSRF-TOKEN')),
        ]) {
          const headers = { 'X-XSRF-TOKEN': token }
          expect(answered(await client.request({ method, url: path, data: {}, headers }))).toEqual(mismatch)
        }
      },
    )

    it('a token planted together with its header is refused in another browser', async () => {
      const attacker = await visitor()
      const victim = await visitor()
      const planted = await cookieOf(attacker, 'XSRF-TOKEN')
      await victim.jar.setCookie(`XSRF-TOKEN=${planted}; Path=/`, url())
      expect(answered(await victim.post('/login', somebody()))).toEqual(mismatch)
    })

    it('a token from before the login is invalid after it', async () => {
      const { client, email } = await registered()
      const guest = await visitor()
      const before = decodeURIComponent(await cookieOf(guest, 'XSRF-TOKEN'))
      await guest.post('/login', { email, password })
      await guest.jar.setCookie(`XSRF-TOKEN=${encodeURIComponent(before)}; Path=/`, url())
      expect(answered(await guest.post('/logout'))).toEqual(mismatch)
      expect((await client.get('/api/user')).status).toBe(200)
    })

    it('GET /api/user gives a token to a returning user without one', async () => {
      const { client } = await registered()
      await client.jar.setCookie('XSRF-TOKEN=stale; Path=/', url())
      expect((await client.post('/logout')).status).toBe(419)
      await client.get('/api/user')
      expect((await client.post('/logout')).status).toBe(204)
    })

    it.each([
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])('a page of another origin is refused even with a valid token: %j', async (headers) => {
      const { client, email } = await registered()
      for (const [method, path] of changes) {
        expect(answered(await client.request({ method, url: path, data: {}, headers }))).toEqual(mismatch)
      }
      expect((await client.get('/api/user')).data.email).toBe(email)
    })
  })

  describe('§7.3 only a session that the server started is valid', () => {
    const session = 'tilbudsugen.session_token'

    it('a cookie planted before the login is not the session after it', async () => {
      const { client: attacker, email: theirs } = await registered()
      const { email } = await registered()
      const planted = await cookieOf(attacker, session)
      const victim = browser(url())
      await victim.jar.setCookie(`${session}=${planted}; Path=/`, url())
      await victim.get('/sanctum/csrf-cookie')
      expect((await victim.post('/login', { email, password })).status).toBe(200)
      expect(await cookieOf(victim, session)).not.toBe(planted)
      expect((await victim.get('/api/user')).data.email).toBe(email)
      // The planted session was ended, so that it does not show the new user.
      expect((await attacker.get('/api/user')).status).toBe(401)
      expect(theirs).not.toBe(email)
    })

    it('each login has its own session id, even for the same user', async () => {
      const { client, email } = await registered()
      const first = await cookieOf(client, session)
      await client.post('/login', { email, password })
      expect(await cookieOf(client, session)).not.toBe(first)
      const sessions = (await client.get('/api/user/sessions')).data
      expect(sessions).toHaveLength(1)
    })

    it('a cookie without our signature, or a changed one, is no session', async () => {
      const { client } = await registered()
      const good = decodeURIComponent(await cookieOf(client, session))
      const [token = '', signature = ''] = good.split('.')
      const forged = [
        token,
        `${token}.`,
        `${token}.AAAA`,
        `x${token}.${signature}`,
        `.${signature}`,
        '%',
        '.',
        '',
      ]
      for (const value of forged) {
        const thief = browser(url(), { cookie: `${session}=${value}` })
        expect({ value, status: (await thief.get('/api/user')).status }).toEqual({ value, status: 401 })
      }
    })

    describe('a password that is changed while the old one is being hashed', () => {
      /** Runs an action while the server hashes the next password that it checks. */
      const meanwhile = async (act: () => Promise<unknown>) => {
        const { verifyPassword: verify } = await vi.importActual<
          typeof import('#app/server/accounts/passwords/hash-password.ts')
        >('#app/server/accounts/passwords/hash-password.ts')
        vi.mocked(verifyPassword).mockImplementationOnce(async (attempt) => {
          const isRight = await verify(attempt)
          await act()
          return isRight
        })
      }
      const resetter = async (email: string) => {
        const owner = await visitor()
        await owner.post('/forgot-password', { email })
        const { searchParams } = await linkTo(email, 'reset-password')
        const form = { token: searchParams.get('token'), email, ...newPassword }
        return async () => expect((await owner.post('/reset-password', form)).status).toBe(200)
      }

      it('does not accept the old one', async () => {
        const { email } = await registered()
        const thief = await visitor()
        await meanwhile(await resetter(email))
        const { status, data } = await thief.post('/login', { email, password })
        expect({ status, errors: data.errors }).toEqual({
          status: 422,
          errors: { email: ['E-mail og adgangskode passer ikke sammen. Tjek begge dele, og prøv igen.'] },
        })
        expect((await thief.get('/api/user')).status).toBe(401)
        expect(
          await database().query(
            'select sessions.id from sessions join users on users.id = user_id where email = $1',
            [email],
          ),
        ).toEqual([])
        expect((await thief.post('/login', { email, password: newPassword.password })).status).toBe(200)
      })

      it('cannot be changed again with the old one', async () => {
        const { client, email } = await registered()
        await meanwhile(await resetter(email))
        const { status, data } = await client.patch('/api/user/update-information', {
          password: 'en helt tredje',
          current_password: password,
        })
        expect({ status, errors: data.errors }).toEqual({
          status: 422,
          errors: { current_password: ['Det er ikke din nuværende adgangskode. Prøv igen.'] },
        })
        const guest = await visitor()
        expect((await guest.post('/login', { email, password: newPassword.password })).status).toBe(200)
      })
    })

    it('an ended session stays ended, even for somebody who kept its cookie', async () => {
      const { client } = await registered()
      const kept = await cookieOf(client, session)
      await client.post('/logout')
      const thief = browser(url(), { cookie: `${session}=${kept}` })
      expect((await thief.get('/api/user')).status).toBe(401)
    })
  })

  describe('§7.3 links live 60 minutes and work once', () => {
    const reset = async (link: URL, fields: Record<string, unknown> = {}) => {
      const guest = await visitor()
      const { searchParams } = link
      const form = {
        token: searchParams.get('token'),
        email: searchParams.get('email'),
        ...newPassword,
        ...fields,
      }
      const { status, data } = await guest.post('/reset-password', form)
      return status === 200 ? 'reset' : data.errors
    }
    const dead = {
      email: ['Linket hører ikke til den e-mail, eller det virker ikke længere. Bed om et nyt.'],
    }
    const asked = async () => {
      const { email } = await registered()
      await (await visitor()).post('/forgot-password', { email })
      return { email, link: await linkTo(email, 'reset-password') }
    }

    it('a reset link does not work again', async () => {
      const { link } = await asked()
      expect([await reset(link), await reset(link)]).toEqual(['reset', dead])
    })

    it('a reset link used twice at once works once', async () => {
      const { link } = await asked()
      const answers = await Promise.all([reset(link), reset(link), reset(link)])
      expect(answers.filter((answer) => answer === 'reset')).toHaveLength(1)
    })

    it('a reset link works after 59 minutes and not after 60', async () => {
      const { link } = await asked()
      vi.setSystemTime(morning.getTime() + 60 * 60_000 + 1000)
      expect(await reset(link)).toEqual(dead)
      vi.setSystemTime(morning.getTime() + 59 * 60_000)
      expect(await reset(link)).toBe('reset')
    })

    it('a reset link works only for its email, and a made-up token for none; neither attempt uses the link up', async () => {
      const { link } = await asked()
      const { email: other } = await registered()
      expect(await reset(link, { email: other })).toEqual(dead)
      expect(await reset(link, { token: 'made-up' })).toEqual(dead)
      expect(await reset(link)).toBe('reset')
    })

    it('a reset token is not stored in plain text', async () => {
      const { link } = await asked()
      const rows = await database().query<{ identifier: string }>('select identifier from verifications')
      const token = link.searchParams.get('token') ?? 'none'
      expect(rows.filter(({ identifier }) => identifier.includes(token))).toEqual([])
    })

    it('links in mail lead to APP_URL, whatever Host a request names', async () => {
      const { client, email } = await registered()
      const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
      await client.post('/forgot-password', { email }, { headers })
      expect((await linkTo(email, 'reset-password')).host).toBe('127.0.0.1:3000')
    })
  })

  describe('§7.3 login and forgotten password do not reveal who has an account', () => {
    it('login answers a wrong password and an unknown email alike, with the same work for the hash', async () => {
      const { email } = await registered()
      const client = await visitor()
      const attempt = async (who: string) => {
        vi.mocked(hashPassword).mockClear()
        vi.mocked(verifyPassword).mockClear()
        const { status, data } = await client.post('/login', { email: who, password: 'wrong' })
        const hashes = vi.mocked(hashPassword).mock.calls.length + vi.mocked(verifyPassword).mock.calls.length
        return { status, data, hashes }
      }
      const known = await attempt(email)
      const message = 'E-mail og adgangskode passer ikke sammen. Tjek begge dele, og prøv igen.'
      expect(known).toEqual({ status: 422, data: { message, errors: { email: [message] } }, hashes: 1 })
      expect(await attempt('nobody@example.dk')).toEqual(known)
    })

    it('a failed reset gives the same answer and hashes nothing, for known and unknown emails', async () => {
      const { email } = await registered()
      await (await visitor()).post('/forgot-password', { email })
      const client = await visitor()
      const attempt = async (who: string) => {
        vi.mocked(hashPassword).mockClear()
        const { status, data } = await client.post('/reset-password', {
          token: 'x',
          email: who,
          ...newPassword,
        })
        return { status, data, hashes: vi.mocked(hashPassword).mock.calls.length }
      }
      const known = await attempt(email)
      expect(known.hashes).toBe(0)
      expect(await attempt('nobody@example.dk')).toEqual(known)
    })

    it('a throttle reveals nothing either: an unknown email is throttled in the same way', async () => {
      const { email } = await registered()
      const client = await visitor()
      const twice = async (who: string) => {
        await client.post('/forgot-password', { email: who })
        const { status, data, headers } = await client.post('/forgot-password', { email: who })
        return { status, data, wait: headers['retry-after'] }
      }
      const known = await twice(email)
      expect(known).toMatchObject({ status: 429, wait: '60' })
      expect(await twice('nobody@example.dk')).toEqual(known)
    })
  })

  describe('§7.3 throttles answer 429 with Retry-After', () => {
    const statuses = async (times: number, ask: () => Promise<AxiosResponse>) => {
      const answers: number[] = []
      for (let index = 0; index < times; index += 1) answers.push((await ask()).status)
      return answers
    }

    it('login: 5 a minute by email and address, and 5 more when the minute is over', async () => {
      const { email } = await registered()
      const client = await visitor()
      const wrong = () => client.post('/login', { email, password: 'wrong' })
      expect(await statuses(5, wrong)).toEqual([422, 422, 422, 422, 422])
      vi.setSystemTime(morning.getTime() + 20_000)
      const { status, headers, data } = await wrong()
      expect({ status, wait: headers['retry-after'], data }).toEqual({
        status: 429,
        wait: '40',
        data: { message: 'Det blev for mange forsøg. Vent lidt, og prøv igen.' },
      })
      const right = () => client.post('/login', { email, password })
      expect((await right()).status).toBe(429)
      expect((await client.post('/login', { email: 'other@example.dk', password })).status).toBe(422)
      vi.setSystemTime(morning.getTime() + 60_000)
      expect((await right()).status).toBe(200)
    })

    it('login: five concurrent guesses count as five, not as one', async () => {
      const { email } = await registered()
      const client = await visitor()
      const guesses = Array.from({ length: 8 }, () => client.post('/login', { email, password: 'wrong' }))
      const answers = (await Promise.all(guesses)).map(({ status }) => status)
      expect(answers.toSorted()).toEqual([422, 422, 422, 422, 422, 429, 429, 429])
    })

    it('login: a successful one does not count', async () => {
      const { email } = await registered()
      const client = await visitor()
      expect(await statuses(7, () => client.post('/login', { email, password }))).toEqual(Array(7).fill(200))
    })

    it('check-email: 60 a minute by address', async () => {
      const client = await visitor()
      const ask = () => client.get('/api/check-email', { params: { email: `a${Math.random()}@example.dk` } })
      expect(await statuses(61, ask)).toEqual([...Array(60).fill(200), 429])
      vi.setSystemTime(morning.getTime() + 60_000)
      expect((await ask()).status).toBe(200)
    })

    it('an address that a client invents in X-Forwarded-For is ignored', async () => {
      const ask = (index: number) =>
        browser(url(), { 'x-forwarded-for': `192.0.2.${index}` }).get('/api/check-email?email=a@example.dk')
      let index = 0
      expect(await statuses(61, () => ask(index++))).toEqual([...Array(60).fill(200), 429])
    })

    it('mails: 1 a minute and 6 an hour for an account, including the one of its registration', async () => {
      const { client, email } = await registered()
      const at = (minutes: number) => vi.setSystemTime(morning.getTime() + minutes * 60_000)
      const resend = async () => {
        const { status, headers } = await client.post('/api/user/resend-verification-email')
        return status === 202 ? 'sent' : [status, headers['retry-after']]
      }
      expect(await resend()).toEqual([429, '60'])
      for (const minute of [1, 2, 3, 4, 5]) {
        at(minute)
        expect(await resend()).toBe('sent')
      }
      at(6)
      expect(await resend()).toEqual([429, String(54 * 60)])
      expect(await mailsTo(email)).toBe(6)
      at(60)
      expect(await resend()).toBe('sent')
    })

    it('mails: a requested verification mail counts together with those of forgotten passwords', async () => {
      const { client, email } = await registered()
      vi.setSystemTime(morning.getTime() + 60_000)
      expect((await client.post('/forgot-password', { email })).status).toBe(200)
      expect((await client.post('/api/user/resend-verification-email')).status).toBe(429)
      expect(await mailsTo(email)).toBe(2)
    })

    it('mails: a forgotten password right after a registration gets the same answer as for an unknown email', async () => {
      const { email } = await registered()
      const guest = await visitor()
      const ask = async (who: string) => (await guest.post('/forgot-password', { email: who })).status
      expect([await ask(email), await ask('nobody@example.dk')]).toEqual([200, 200])
    })

    it('registrations: 100 in ten minutes from an address, so that nobody finds out which emails are taken', async () => {
      const { client, email } = await registered()
      const again = () => client.post('/register', somebody({ email }))
      expect(await statuses(99, again)).toEqual(Array(99).fill(422))
      const { status, headers } = await again()
      expect({ status, wait: headers['retry-after'] }).toEqual({ status: 429, wait: '600' })
    })

    it('registrations: three of one email in an hour, so that nobody is mailed again and again', async () => {
      const { client, email } = await registered()
      const leave = (who: typeof client) => who.delete('/api/user', { data: { password } })
      await leave(client)
      for (const _ of [2, 3]) await leave((await registered({ email })).client)
      expect((await (await visitor()).post('/register', somebody({ email }))).status).toBe(429)
    })

    it('the current password: 5 guesses a minute, on the profile and at deletion together', async () => {
      const { client } = await registered()
      const change = () =>
        client.patch('/api/user/update-information', {
          password: 'et nyt og langt et',
          current_password: 'wrong',
        })
      expect(await statuses(5, change)).toEqual(Array(5).fill(422))
      expect((await client.delete('/api/user', { data: { password } })).status).toBe(429)
      expect((await client.get('/api/user')).status).toBe(200)
    })

    it('the table of throttles contains no names, and windows that ended are deleted', async () => {
      const { email } = await registered()
      const client = await visitor()
      await client.post('/login', { email, password: 'wrong' })
      const keys = await database().query<{ key: string }>('select key from throttles')
      expect(keys.filter(({ key }) => key.includes('anna') || key.includes('127.0.0.1'))).toEqual([])
      expect(keys.length).toBeGreaterThan(0)
      vi.setSystemTime(morning.getTime() + 25 * 60 * 60_000)
      await client.get('/api/check-email?email=a@example.dk')
      expect(
        await database().query(`select split_part(key, ' ', 1) as name from throttles order by name`),
      ).toEqual([{ name: 'check-email' }, { name: 'check-email' }, { name: 'login-browser' }])
    })
  })

  describe('a failed query logs its cause, and no value that a client sent', () => {
    const tables = ['users', 'credentials', 'sessions', 'throttles', 'verifications']

    it.each(tables)('without the table of %s', async (table) => {
      const { client, email } = await registered()
      const [session = ''] = (await cookieOf(client, 'tilbudsugen.session_token')).split('.')
      const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      const giveBack = takeOverConsole()
      await database().query(`alter table ${table} rename to gone`)
      const statuses = []
      for (const [path, form] of [
        ['/login', { email, password }],
        ['/forgot-password', { email }],
        ['/reset-password', { token: 'secret-token', email, ...newPassword }],
        ['/register', somebody()],
      ] as const)
        statuses.push((await client.post(path, form)).status)
      await database().query(`alter table gone rename to ${table}`)
      const log = written.mock.calls.map(([line]) => String(line)).join('')
      giveBack()
      written.mockRestore()
      expect(statuses).toContain(500)
      expect(log).toContain(`relation \\"${table}\\" does not exist`)
      const secrets = [
        email,
        'anna',
        'Anna',
        password,
        newPassword.password,
        session,
        'secret-token',
        'scrypt$',
      ]
      expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
    })
  })

  describe('the bodies of requests', () => {
    const forms: [string, string][] = [
      ['post', '/register'],
      ['post', '/login'],
      ['post', '/forgot-password'],
      ['post', '/reset-password'],
      ['patch', '/api/user/update-information'],
      ['delete', '/api/user'],
    ]
    let client: AxiosInstance
    beforeEach(async () => {
      client = (await registered()).client
    })

    it.each(forms)(
      '%s %s: 10 MB is 413, other types are 415, broken JSON and JSON without fields are 400',
      async (method, path) => {
        const send = async (data: unknown, type: string) =>
          (
            await client.request({
              method,
              url: path,
              data,
              headers: { 'content-type': type },
              transformRequest: [],
            })
          ).status
        const json = 'application/json'
        expect(await send(`"${'x'.repeat(10_000_000)}"`, json)).toBe(413)
        expect(await send('email=a@example.dk', 'application/x-www-form-urlencoded')).toBe(415)
        expect(await send('{}', 'text/plain')).toBe(415)
        expect(await send('{"email"', json)).toBe(400)
        for (const body of ['[]', 'null', '"text"', '7']) expect(await send(body, json)).toBe(400)
      },
    )

    it('10 MB without a length is cut off', async () => {
      const { port } = new URL(url())
      const token = await (await visitor()).jar.getCookies(url())
      const cookie = token.map((each) => each.cookieString()).join('; ')
      const header = decodeURIComponent(token.find(({ key }) => key === 'XSRF-TOKEN')?.value ?? '')
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = createConnection(Number(port), '127.0.0.1')
        socket.once('data', (chunk) => {
          resolve(chunk.toString().split('\r\n')[0] ?? '')
          socket.destroy()
        })
        socket.once('error', reject)
        socket.write(
          `POST /login HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nX-XSRF-TOKEN: ${header}\r\n` +
            'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
        )
        for (let chunk = 0; chunk < 10; chunk += 1) socket.write(`2710\r\n${'x'.repeat(10_000)}\r\n`)
      })
      expect(answer).toMatch(/^HTTP\/1\.1 413/)
    })

    it('fields that no form has are ignored: users cannot verify themselves or change their country', async () => {
      const extra = {
        id: 'mine',
        role: 'admin',
        email_verified_at: '2026-01-01T00:00:00Z',
        emailVerified: true,
        __proto__: { admin: true },
        constructor: 1,
      }
      const { client: sly } = await registered(extra)
      const before = (await sly.get('/api/user')).data
      expect([before.email_verified_at, Object.hasOwn(before, 'role')]).toEqual([null, false])
      const update = { ...extra, email: 'other@example.dk', country_registered_to: 'fi', terms_accepted: 0 }
      expect((await sly.patch('/api/user/update-information', update)).data).toEqual(before)
    })

    it.each([
      ['name', 'Anna\r\nBcc: all@example.dk'],
      ['name', 'Anna\nSubject: hello'],
      ['name', 'Anna\0'],
      ['name', 'Anna \u202egnp.exe'],
      ['name', 'Win at https://evil.example'],
      ['name', 'x'.repeat(101)],
      ['email', 'anna@example.dk\r\nBcc: all@example.dk'],
      ['email', 'anna@example.dk, all@example.dk'],
      ['email', '"anna\r\n"@example.dk'],
      ['email', 'Anna <anna@example.dk>'],
      ['email', 'anna@example.dk\0'],
      ['email', 'mi\u212ae@example.dk'],
      ['email', `${'x'.repeat(250)}@example.dk`],
      ['email', ['anna@example.dk', 'all@example.dk']],
      ['email', { $ne: null }],
    ])('%s cannot be %j: no header is injected, and no other address gets the mail', async (field, value) => {
      const guest = await visitor()
      const { status, data } = await guest.post('/register', somebody({ [field]: value }))
      expect({ status, fields: Object.keys(data.errors) }).toEqual({ status: 422, fields: [field] })
    })

    it('§3 many concurrent registrations of one email: one succeeds, the others are 422 under email', async () => {
      const form = somebody()
      const clients = await Promise.all(Array.from({ length: 5 }, () => visitor()))
      const spelled = [form.email, form.email.toUpperCase()]
      const answers = await Promise.all(
        clients.map((each, index) => each.post('/register', { ...form, email: spelled[index % 2] })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422])
      const refused = answers.filter(({ status }) => status === 422)
      expect(refused.map(({ data }) => data.errors)).toEqual(
        Array(4).fill({ email: ['Der findes allerede en konto med den e-mail. Log ind i stedet.'] }),
      )
      expect(await mailsTo(form.email)).toBe(1)
      expect(
        await database().query('select count(*) as users from users where email = $1', [form.email]),
      ).toEqual([{ users: 1 }])
    })

    it('a mail that cannot be written undoes the registration', async () => {
      await database().query('alter table mail_outbox rename to mail_outbox_away')
      const form = somebody()
      const guest = await visitor()
      const complaint = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      const { status, data } = await guest.post('/register', form)
      complaint.mockRestore()
      await database().query('alter table mail_outbox_away rename to mail_outbox')
      expect({ status, data }).toEqual({ status: 500, data: { message: 'Server Error' } })
      expect(await database().query('select 1 from users where email = $1', [form.email])).toEqual([])
      expect((await guest.post('/register', form)).status).toBe(201)
    })

    it('§6 a visitor is 401 at addresses for users', async () => {
      const guest = await visitor()
      for (const [method, path] of [
        ['get', '/api/user'],
        ['get', '/api/user/sessions'],
        ['get', '/api/user/export'],
        ['patch', '/api/user/update-information'],
        ['post', '/api/user/resend-verification-email'],
        ['delete', '/api/user/sessions'],
        ['delete', '/api/user/sessions/one'],
        ['delete', '/api/user'],
      ]) {
        const { status, data } = await guest.request({ method, url: path, data: {} })
        expect({ path, status, data }).toEqual({ path, status: 401, data: { message: 'Unauthenticated.' } })
      }
    })
  })
})
