import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { userSchema, userSessionSchema } from '#app/domain/account/account-answers.ts'
import { languages } from '#app/domain/locale/locales.ts'
import { isResetLinkAlive } from '#app/server/accounts/passwords/is-reset-link-alive.ts'
import { openApiDocument } from '#app/server/api/openapi/openapi-document.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { browser, morning, password, servedAccounts, somebody } from './served-accounts.ts'

describeOnEachDatabase('The contract of accounts, requested with axios', (database) => {
  const { url, visitor, registered, mails, latestLink, confirm } = servedAccounts(database)

  it('§7.3 GET /sanctum/csrf-cookie: 204 with a readable, URL-encoded XSRF-TOKEN', async () => {
    const client = browser(url())
    const { status, data, headers } = await client.get('/sanctum/csrf-cookie')
    expect({ status, data, keep: headers['cache-control'] }).toEqual({
      status: 204,
      data: '',
      keep: 'no-store',
    })
    const [token, half] = headers['set-cookie'] ?? []
    expect(token).toMatch(/^XSRF-TOKEN=[\w-]+%7C[\w-]+; Path=\/; Max-Age=\d+; SameSite=Lax$/)
    expect(half).toMatch(/^tilbudsugen\.browser=[\w-]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
  })

  it('§7.3 GET /api/user: 401 for a visitor', async () => {
    const { status, data } = await browser(url()).get('/api/user')
    expect({ status, data }).toEqual({ status: 401, data: { message: 'Unauthenticated.' } })
  })

  it('§3 POST /register: 201 with the user entity, logged in and unverified, with a mail in the outbox', async () => {
    const client = await visitor()
    const form = somebody({ name: '  Åse Ørn ', email: `  Ny.Bruger@Example.DK `, postal_code: ' 2100 ' })
    const { status, data, headers } = await client.post('/register', form)
    const user = {
      name: 'Åse Ørn',
      email: 'ny.bruger@example.dk',
      email_verified_at: null,
      country_registered_to: 'dk',
      address: null,
      gender: null,
      birth_year: null,
      postal_code: '2100',
      phone_number_subscriber_number: null,
      phone_number_country_code: null,
      terms_accepted: 1,
    }
    expect({ status, data }).toEqual({ status: 201, data: user })
    expect(headers['set-cookie']?.find((cookie) => cookie.startsWith('tilbudsugen.session_token'))).toMatch(
      /^tilbudsugen\.session_token=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    )
    const asked = await client.get('/api/user')
    expect({ status: asked.status, data: asked.data }).toEqual({ status: 200, data: user })
    expect(v.parse(v.strictObject(userSchema.entries), asked.data)).toEqual(user)
    expect((await mails('ny.bruger@example.dk')).map(({ template }) => template)).toEqual(['verify-email'])
  })

  it.each([
    ['dk', '2100', '2100'],
    ['no', '0150', '0150'],
    ['se', '11122', '111 22'],
    ['fi', '00100', '00100'],
    ['default', '2100', '2100'],
  ])('§3 a registration in %s keeps its country and postal code', async (locale, typed, code) => {
    const { client } = await registered({ country_registered_to: locale, postal_code: typed })
    const { data } = await client.get('/api/user')
    expect([data.country_registered_to, data.postal_code]).toEqual([
      locale === 'default' ? 'dk' : locale,
      code,
    ])
  })

  it('§5 POST /register: 422 with errors under email, password, name and postalcode', async () => {
    const client = await visitor()
    const { status, data } = await client.post('/register', { error_message_language: 'da' })
    expect({ status, data }).toEqual({
      status: 422,
      data: {
        message: 'Udfyld feltet.',
        errors: {
          name: ['Udfyld feltet.'],
          email: ['Udfyld feltet.'],
          password: ['Udfyld feltet.'],
          password_confirmation: ['Udfyld feltet.'],
          postalcode: ['Udfyld feltet.'],
          terms_accepted: ['Udfyld feltet.'],
        },
      },
    })
  })

  it.each([
    ['email', { email: 'anna@' }],
    ['name', { name: ' ' }],
    ['password', { password: '1234567', password_confirmation: '1234567' }],
    ['password', { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }],
    ['password', { password: 'Adgangskode1', password_confirmation: 'Adgangskode1' }],
    ['password', { password_confirmation: 'another one' }],
    ['postalcode', { postal_code: '21' }],
    ['postalcode', { postal_code: '2100', country_registered_to: 'se' }],
    ['terms_accepted', { terms_accepted: 0 }],
    ['country_registered_to', { country_registered_to: 'de' }],
  ])('§5 a registration with a bad %s is refused under that field: %j', async (field, wrong) => {
    const client = await visitor()
    const { status, data } = await client.post('/register', somebody(wrong))
    expect({ status, fields: Object.keys(data.errors) }).toEqual({ status: 422, fields: [field] })
  })

  it('§3 error_message_language: messages are in the requested language, or in Danish if it is not supported', async () => {
    const { email } = await registered()
    const messages = new Map<string, string>()
    for (const language of [...languages, 'xx']) {
      const client = await visitor()
      const form = { email, password: 'wrong', error_message_language: language }
      const { status, data } = await client.post('/login', form)
      expect({ status, errors: data.errors }).toEqual({ status: 422, errors: { email: [data.message] } })
      messages.set(language, data.message)
      await database().query('delete from throttles')
    }
    expect(messages.get('da')).toBe(
      'E-mail og adgangskode passer ikke sammen. Tjek begge dele, og prøv igen.',
    )
    expect(messages.get('xx')).toBe(messages.get('da'))
    expect(new Set(messages.values()).size).toBe(4)
  })

  it('§7.3 POST /login: 200 with the user; POST /logout: 204 and the user is logged out', async () => {
    const { email } = await registered()
    const client = await visitor()
    const login = await client.post('/login', {
      email: email.toUpperCase(),
      password,
      error_message_language: 'da',
    })
    expect({ status: login.status, email: login.data.email }).toEqual({ status: 200, email })
    expect((await client.get('/api/user')).data).toEqual(login.data)
    const logout = await client.post('/logout')
    expect({ status: logout.status, data: logout.data }).toEqual({ status: 204, data: '' })
    expect((await client.get('/api/user')).status).toBe(401)
    // The token from the logout works for the next login.
    expect((await client.post('/login', { email, password })).status).toBe(200)
  })

  it('§7.3 GET /api/check-email: whether the email is registered', async () => {
    const { email } = await registered()
    const asked = async (value: string) => {
      const { status, data } = await browser(url()).get('/api/check-email', { params: { email: value } })
      return { status, data }
    }
    expect(await asked(email)).toEqual({ status: 200, data: { email_registered: true } })
    expect(await asked(` ${email.toUpperCase()}`)).toEqual({ status: 200, data: { email_registered: true } })
    expect(await asked('nobody@example.dk')).toEqual({ status: 200, data: { email_registered: false } })
    expect(await asked('nobody')).toMatchObject({
      status: 422,
      data: { errors: { email: ['Skriv en e-mailadresse som navn@eksempel.dk.'] } },
    })
  })

  it('§7.3 POST /api/user/resend-verification-email: 202 and another mail; 204 once verified', async () => {
    const { client, email } = await registered()
    vi.setSystemTime(morning.getTime() + 60_000)
    const sent = await client.post('/api/user/resend-verification-email')
    expect({ status: sent.status, data: sent.data }).toEqual({
      status: 202,
      data: { message: 'Vi har sendt en mail med et link, hvor du bekræfter din e-mail.' },
    })
    expect((await mails(email)).map(({ template }) => template)).toEqual(['verify-email', 'verify-email'])
    await confirm(client, await latestLink(email))
    expect((await client.post('/api/user/resend-verification-email')).status).toBe(204)
    expect(await mails(email)).toHaveLength(2)
  })

  it('§7.3 PATCH /api/user/update-information: the second step, the profile, and cleared fields; other fields stay', async () => {
    const { client } = await registered()
    const before = (await client.get('/api/user')).data
    const step = await client.patch('/api/user/update-information', { gender: 'female', birth_year: '1980' })
    expect({ status: step.status, data: step.data }).toEqual({
      status: 200,
      data: { ...before, gender: 'female', birth_year: 1980 },
    })
    const profile = await client.patch('/api/user/update-information', {
      name: 'Anna B. Hansen',
      address: 'Østerbrogade 1, 2. tv.',
      postal_code: '8000',
      gender: '',
      phone_number_country_code: '45',
      phone_number_subscriber_number: '12 34 56 78',
      password: '',
    })
    const after = {
      ...before,
      name: 'Anna B. Hansen',
      address: 'Østerbrogade 1, 2. tv.',
      postal_code: '8000',
      birth_year: 1980,
      phone_number_country_code: '+45',
      phone_number_subscriber_number: '12345678',
    }
    expect(profile.data).toEqual(after)
    expect((await client.get('/api/user')).data).toEqual(after)
  })

  it.each([
    ['name', { name: '' }],
    ['postal_code', { postal_code: '11122' }],
    ['birth_year', { birth_year: 2020 }],
    ['birth_year', { birth_year: 'nineteen' }],
    ['gender', { gender: 'none of these' }],
    ['address', { address: 'x'.repeat(201) }],
    ['phone_number_country_code', { phone_number_country_code: 'DK' }],
    ['phone_number_subscriber_number', { phone_number_subscriber_number: 'call me' }],
    ['current_password', { password: 'et nyt og langt et' }],
    ['current_password', { password: 'et nyt og langt et', current_password: 'wrong' }],
    ['password', { password: 'adgangskode1', current_password: password }],
    ['password', { password: 'et nyt og langt et', password_confirmation: 'x', current_password: password }],
  ])(
    '§5 an update with a bad %s is refused under that field, and nothing is changed: %j',
    async (field, wrong) => {
      const { client } = await registered()
      const before = (await client.get('/api/user')).data
      const { status, data } = await client.patch('/api/user/update-information', {
        address: 'Ny vej 1',
        ...wrong,
      })
      expect({ status, fields: Object.keys(data.errors) }).toEqual({ status: 422, fields: [field] })
      expect((await client.get('/api/user')).data).toEqual(before)
    },
  )

  it('§4 user session: a new password requires the current one and ends every other session', async () => {
    const { client, email } = await registered()
    const other = await visitor()
    await other.post('/login', { email, password })
    const { status } = await client.patch('/api/user/update-information', {
      password: 'et nyt og langt et',
      current_password: password,
    })
    expect(status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await (await visitor()).post('/login', { email, password })).status).toBe(422)
    expect((await (await visitor()).post('/login', { email, password: 'et nyt og langt et' })).status).toBe(
      200,
    )
    expect((await mails(email)).at(-1)?.template).toBe('password-changed')
  })

  it('§4 forgotten password: the mailed link sets a new one, ends all sessions, and the user logs in with it', async () => {
    const { client, email } = await registered({ country_registered_to: 'fi', postal_code: '00100' })
    const guest = await visitor()
    const asked = await guest.post('/forgot-password', {
      email,
      next: '/fi/offer/kahvi',
      error_message_language: 'da',
    })
    expect({ status: asked.status, data: asked.data }).toEqual({
      status: 200,
      data: {
        message: 'Findes der en konto med den e-mail, har vi sendt et link til at vælge en ny adgangskode.',
      },
    })
    const link = await latestLink(email)
    expect([link.pathname, link.searchParams.get('email'), link.searchParams.get('next')]).toEqual([
      '/fi/reset-password',
      email,
      '/fi/offer/kahvi',
    ])
    const token = link.searchParams.get('token') ?? ''
    const isAlive = (minutes: number, name = token) =>
      isResetLinkAlive(database(), name, new Date(Date.now() + minutes * 60_000))
    expect([await isAlive(0), await isAlive(61), await isAlive(0, 'notours')]).toEqual([true, false, false])
    const reset = await guest.post('/reset-password', {
      token,
      email,
      password: 'et nyt og langt et',
      password_confirmation: 'et nyt og langt et',
      error_message_language: 'da',
    })
    expect({ status: reset.status, data: reset.data }).toEqual({
      status: 200,
      data: { message: 'Din adgangskode er ændret.' },
    })
    expect(await isAlive(0)).toBe(false)
    expect((await client.get('/api/user')).status).toBe(401)
    expect((await guest.post('/login', { email, password: 'et nyt og langt et' })).status).toBe(200)
    expect((await mails(email)).map(({ template }) => template)).toEqual([
      'verify-email',
      'reset-password',
      'password-changed',
    ])
  })

  describe('§7.3 the actions of a profile', () => {
    it('GET and DELETE /api/user/sessions: lists the active sessions, and ends the others', async () => {
      const { client, email } = await registered()
      const phone = await visitor({ 'user-agent': 'Phone' })
      await phone.post('/login', { email, password })
      const { data } = await phone.get('/api/user/sessions')
      expect(v.parse(v.array(v.strictObject(userSessionSchema.entries)), data)).toEqual(data)
      expect(data.find((session: { is_current: boolean }) => session.is_current).user_agent).toBe('Phone')
      expect(data).toHaveLength(2)
      expect((await phone.delete('/api/user/sessions', { data: { password } })).status).toBe(204)
      expect((await phone.get('/api/user/sessions')).data).toHaveLength(1)
      expect([(await client.get('/api/user')).status, (await phone.get('/api/user')).status]).toEqual([
        401, 200,
      ])
    })

    it('GET /api/user/export: a file with all stored data, mails included, but without secrets', async () => {
      const { client, email } = await registered({ name: 'Åse Ørn' })
      const user = (await client.get('/api/user')).data
      const { data: sessions } = await client.get('/api/user/sessions')
      await (await visitor()).post('/forgot-password', { email })
      await database().query(
        `update mail_outbox set created_at = $2, sent_at = case when template = 'verify-email' then $2::timestamptz end
          where recipient = $1`,
        [email, morning],
      )
      const { data, headers } = await client.get('/api/user/export')
      expect(headers['content-disposition']).toBe('attachment; filename="tilbudsugen.json"')
      const mail = { to: email, language: 'da', written_at: morning.toISOString() }
      expect(data).toEqual({
        exported_at: morning.toISOString(),
        registered_at: morning.toISOString(),
        terms_accepted_at: morning.toISOString(),
        user,
        my_chains: null,
        memberships: null,
        sessions: sessions.map(({ is_current: _, ...session }: { is_current: boolean }) => session),
        second_factors: { app: null, passkeys: [] },
        mails: [
          { about: 'verify-email', ...mail, sent_at: morning.toISOString() },
          { about: 'reset-password', ...mail, sent_at: null },
        ],
        shopping_lists: [],
        participations: [],
        price_agent: null,
      })
    })

    it('GET /api/user/export: once a minute', async () => {
      const { client } = await registered()
      expect((await client.get('/api/user/export')).status).toBe(200)
      const { status, headers } = await client.get('/api/user/export')
      expect([status, headers['retry-after']]).toEqual([429, '60'])
      vi.setSystemTime(new Date('2026-11-21T08:01:00Z'))
      expect((await client.get('/api/user/export')).status).toBe(200)
    })

    it('DELETE /api/user: requires the password, and deletes all data of the user', async () => {
      const { client, email } = await registered()
      const refused = await client.delete('/api/user', { data: { password: 'wrong' } })
      expect({ status: refused.status, errors: refused.data.errors }).toEqual({
        status: 422,
        errors: { password: ['Det er ikke din nuværende adgangskode. Prøv igen.'] },
      })
      expect((await client.delete('/api/user', { data: { password } })).status).toBe(204)
      expect((await client.get('/api/user')).status).toBe(401)
      expect(await database().query('select 1 from users where email = $1', [email])).toEqual([])
      expect(await database().query('select 1 from mail_outbox where recipient = $1', [email])).toEqual([])
      expect((await (await visitor()).post('/register', somebody({ email }))).status).toBe(201)
    })
  })

  it('a session in use goes on; an unused one ends after 30 days', async () => {
    const { client } = await registered()
    vi.setSystemTime(new Date('2026-11-22T08:00:01Z'))
    const { headers } = await client.get('/api/user')
    expect(headers['set-cookie']?.[0]).toMatch(
      /^tilbudsugen\.session_token=.+; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
    )
    vi.setSystemTime(new Date('2026-12-21T08:00:01Z'))
    expect((await client.get('/api/user')).status).toBe(200)
    vi.setSystemTime(new Date('2027-01-21T08:00:01Z'))
    expect((await client.get('/api/user')).status).toBe(401)
  })

  it('the contract lists every address of §7.3 and the profile, and defines every name that it refers to', () => {
    const document = openApiDocument() as { paths: Record<string, object>; components: { schemas: object } }
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(told).toEqual(
      expect.arrayContaining([
        'get /sanctum/csrf-cookie',
        'post /register',
        'post /login',
        'post /logout',
        'post /forgot-password',
        'post /reset-password',
        'get /api/check-email',
        'get /api/user',
        'delete /api/user',
        'patch /api/user/update-information',
        'post /api/user/resend-verification-email',
        'get /api/user/sessions',
        'delete /api/user/sessions',
        'delete /api/user/sessions/{sessionId}',
        'get /api/user/export',
        'get /api/user/memberships',
        'get /api/user/my-chains',
        'post /api/user/memberships',
        'post /api/user/my-chains',
      ]),
    )
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    )
    expect(names.filter((name) => !Object.hasOwn(document.components.schemas, name ?? ''))).toEqual([])
  })

  it('RFC 9110: another method is 405 and lists the allowed ones', async () => {
    const client = await visitor()
    const allowed = {
      '/login': 'GET, HEAD, POST',
      '/register': 'GET, HEAD, POST',
      '/forgot-password': 'GET, HEAD, POST',
      '/reset-password': 'GET, HEAD, POST',
      '/logout': 'POST',
      '/sanctum/csrf-cookie': 'GET, HEAD',
      '/api/check-email': 'GET, HEAD',
      '/api/user': 'GET, HEAD, DELETE',
      '/api/user/update-information': 'PATCH',
      '/api/user/resend-verification-email': 'POST',
      '/api/user/sessions': 'GET, HEAD, DELETE',
      '/api/user/sessions/one': 'DELETE',
      '/api/user/export': 'GET, HEAD',
    }
    for (const [path, allow] of Object.entries(allowed)) {
      const { status, headers } = await client.put(path, {})
      expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow })
    }
  })
})
