import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { appSetupSchema, secondFactorsSchema } from '#app/domain/account/factors/factors.ts'
import { twoFactorPlugin } from '#app/server/accounts/factors/two-factor-plugin.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { appCode, bytesOf } from './authenticator-app.ts'
import { type Client, morning, password, servedAccounts } from './served-accounts.ts'

const later = (seconds: number) => vi.setSystemTime(new Date(Date.now() + seconds * 1000))

describeOnEachDatabase('§4 second factors: an authenticator app', (database) => {
  const { url, visitor, verified, mails, latestLink } = servedAccounts(database)

  /** A user whose login asks for a code, an hour after they added their app. */
  async function withApp() {
    const { client, email } = await verified()
    const { data } = await client.post('/api/user/two-factor', { password })
    const { secret, backup_codes: backupCodes } = v.parse(v.strictObject(appSetupSchema.entries), data)
    expect((await client.post('/api/user/two-factor/confirm', { code: appCode(secret) })).status).toBe(204)
    later(3600)
    return { client, email, secret, backupCodes }
  }
  const factorsOf = async (client: Client) => (await client.get('/api/user/two-factor')).data
  const sessionsOf = async (email: string) =>
    (
      await database().query('select 1 from sessions join users on users.id = user_id where email = $1', [
        email,
      ])
    ).length
  /** A browser that has sent the right password. */
  async function challenged(email: string) {
    const client = await visitor()
    const answer = await client.post('/login', { email, password })
    expect([answer.status, answer.data]).toEqual([202, { two_factor: true }])
    return client
  }
  const wrong = (field: string, message: string) => ({
    status: 422,
    data: { message, errors: { [field]: [message] } },
  })
  const answerTo = async (client: Client, code: string) => {
    const { status, data } = await client.post('/api/login/code', { code, error_message_language: 'da' })
    return { status, data }
  }
  const wrongCode = wrong('code', 'Koden passer ikke. Skriv den, appen viser nu.')
  const wrongBackupCode = wrong('code', 'Reservekoden passer ikke, eller den er allerede brugt.')
  const ended = wrong('login', 'Der gik for lang tid, eller der blev prøvet for mange gange. Log ind igen.')

  it('an app is added with the present password and confirmed with a code, and a mail tells of it', async () => {
    const { client, email } = await verified()
    const before = await client.get('/api/user/two-factor')
    expect([before.status, before.data]).toEqual([200, { app: null, passkeys: [] }])
    expect((await client.post('/api/user/two-factor', { password: 'en anden' })).data.errors).toEqual({
      password: ['Det er ikke din nuværende adgangskode. Prøv igen.'],
    })
    const { status, data, headers } = await client.post('/api/user/two-factor', { password })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const setup = v.parse(v.strictObject(appSetupSchema.entries), data)
    const uri = new URL(setup.uri)
    expect([uri.protocol, decodeURIComponent(uri.pathname), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      expect.stringContaining(`Tilbudsugen:${email}`),
      'Tilbudsugen',
    ])
    expect(uri.searchParams.get('secret')).toBe(setup.secret)
    expect(setup.qr).toMatch(/^<svg /)
    expect(setup.backup_codes).toHaveLength(8)
    expect(
      new Set(
        setup.backup_codes.map((code) => /^(?:[a-hj-kmnp-z2-9]{4} ){5}[a-hj-kmnp-z2-9]{4}$/.test(code)),
      ),
    ).toEqual(new Set([true]))
    // Until it is confirmed, a login asks for nothing more.
    expect((await (await visitor()).post('/login', { email, password })).status).toBe(200)
    expect(await factorsOf(client)).toEqual({ app: null, passkeys: [] })

    const refused = await client.post('/api/user/two-factor/confirm', {
      code: '000000',
      error_message_language: 'da',
    })
    expect({ status: refused.status, data: refused.data }).toEqual(wrongCode)
    expect((await client.post('/api/user/two-factor/confirm', { code: '12 34' })).data.errors).toEqual({
      code: ['Skriv de seks cifre, som appen viser.'],
    })
    const code = appCode(setup.secret)
    expect(
      (await client.post('/api/user/two-factor/confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` }))
        .status,
    ).toBe(204)
    expect(v.parse(v.strictObject(secondFactorsSchema.entries), await factorsOf(client))).toEqual({
      app: { added_at: morning.toISOString(), backup_codes_left: 8 },
      passkeys: [],
    })
    expect((await mails(email)).at(-1)).toMatchObject({
      template: 'factor-changed',
      data: { change: 'app-added', changedAt: morning.toISOString() },
    })
    // It cannot be replaced without being removed.
    expect((await client.post('/api/user/two-factor', { password })).status).toBe(400)
    expect((await client.post('/api/user/two-factor/confirm', { code })).status).toBe(400)
  })

  it('an app that is begun while another is confirmed leaves none that nobody can log in with', async () => {
    const { client, email } = await verified()
    const tab = await visitor()
    await tab.post('/login', { email, password })
    const { secret } = (await client.post('/api/user/two-factor', { password })).data
    const { storeBackupCodes } = twoFactorPlugin.options.backupCodeOptions
    const encrypt = storeBackupCodes.encrypt
    let confirming: Promise<{ status: number }> | undefined
    vi.spyOn(storeBackupCodes, 'encrypt').mockImplementationOnce(async (list) => {
      confirming = client.post('/api/user/two-factor/confirm', { code: appCode(secret) })
      await Promise.race([confirming, setTimeout(300)])
      return encrypt(list)
    })
    const begun = await tab.post('/api/user/two-factor', { password })
    expect([begun.status, (await confirming)?.status]).toEqual([200, 422])
    const confirmed = await tab.post('/api/user/two-factor/confirm', { code: appCode(begun.data.secret) })
    expect(confirmed.status).toBe(204)
    later(3600)
    expect((await answerTo(await challenged(email), appCode(begun.data.secret))).status).toBe(200)
  })

  it('adding it gives the session a new token, and leaves the user logged in', async () => {
    const { client } = await verified()
    const stolen = await client.jar.getCookieString(url())
    const { data } = await client.post('/api/user/two-factor', { password })
    await client.post('/api/user/two-factor/confirm', { code: appCode(data.secret) })
    expect((await client.get('/api/user')).status).toBe(200)
    expect((await fetch(`${url()}/api/user`, { headers: { cookie: stolen } })).status).toBe(401)
    expect((await client.patch('/api/user/update-information', { name: 'Åse' })).status).toBe(200)
  })

  it('adding it ends the other sessions, which began without a code, and a wrong code ends none', async () => {
    const { client, email } = await verified()
    const phone = await visitor()
    await phone.post('/login', { email, password })
    const isLoggedIn = async () => (await phone.get('/api/user')).status === 200
    const { secret } = (await client.post('/api/user/two-factor', { password })).data
    expect((await client.post('/api/user/two-factor/confirm', { code: '000000' })).status).toBe(422)
    expect(await isLoggedIn()).toBe(true)
    expect((await client.post('/api/user/two-factor/confirm', { code: appCode(secret) })).status).toBe(204)
    expect(await isLoggedIn()).toBe(false)
    expect((await client.get('/api/user')).status).toBe(200)
    expect(await sessionsOf(email)).toBe(1)
  })

  it('a login starts its session with the code only, and each code works once', async () => {
    const { email, secret } = await withApp()
    const before = await sessionsOf(email)
    const client = await challenged(email)
    expect((await client.get('/api/user')).status).toBe(401)
    expect(await sessionsOf(email)).toBe(before)
    const code = appCode(secret)
    const { status, data } = await answerTo(client, code)
    expect([status, data.email]).toEqual([200, email])
    expect((await client.get('/api/user')).data).toEqual(data)
    expect(await sessionsOf(email)).toBe(before + 1)
    // Nor does the login itself go on.
    expect(await answerTo(client, code)).toEqual(ended)
    const other = await challenged(email)
    expect(await answerTo(other, code)).toEqual(wrongCode)
    later(30)
    expect((await answerTo(other, appCode(secret))).status).toBe(200)
  })

  it('a wrong password is answered as without a second factor', async () => {
    const { email } = await withApp()
    const { status, data } = await (await visitor()).post('/login', { email, password: 'en anden' })
    expect([status, data.errors]).toEqual([
      422,
      { email: ['E-mail og adgangskode passer ikke sammen. Tjek begge dele, og prøv igen.'] },
    ])
  })

  it('a code is worth nothing without the password, in another browser, or after ten minutes', async () => {
    const { email, secret } = await withApp()
    expect(await answerTo(await visitor(), appCode(secret))).toEqual(ended)
    const client = await challenged(email)
    later(601)
    expect(await answerTo(client, appCode(secret))).toEqual(ended)
  })

  it('five wrong codes end the login, and guesses are limited for the account in all browsers', async () => {
    const { email, secret } = await withApp()
    const client = await challenged(email)
    for (let guess = 0; guess < 5; guess += 1) expect(await answerTo(client, '000000')).toEqual(wrongCode)
    const other = await challenged(email)
    expect((await answerTo(other, appCode(secret))).status).toBe(429)
    later(61)
    expect(await answerTo(client, appCode(secret))).toEqual(ended)
    // A right code ends the row of wrong ones.
    expect((await answerTo(other, appCode(secret))).status).toBe(200)
  })

  it('ten wrong codes in a row lock the app for a quarter of an hour', async () => {
    const { email, secret } = await withApp()
    for (let round = 0; round < 2; round += 1) {
      const client = await challenged(email)
      for (let guess = 0; guess < 5; guess += 1) await answerTo(client, '000000')
      later(61)
    }
    const locked = async () => {
      const client = await challenged(email)
      const { status, headers } = await client.post('/api/login/code', { code: appCode(secret) })
      return [status, headers['retry-after']]
    }
    // The last wrong code was a minute and a second ago.
    expect(await locked()).toEqual([429, String(15 * 60 - 61)])
    later(13 * 60)
    expect(await locked()).toEqual([429, '59'])
    later(60)
    expect((await answerTo(await challenged(email), appCode(secret))).status).toBe(200)
  })

  it('of one account fifty wrong codes a day are the most', async () => {
    const { email, secret } = await withApp()
    let wrongOnes = 0
    while (wrongOnes < 50) {
      const client = await challenged(email)
      for (let guess = 0; guess < 5; guess += 1) {
        expect(await answerTo(client, '000000')).toEqual(wrongCode)
        wrongOnes += 1
      }
      later(15 * 60)
    }
    const client = await challenged(email)
    expect((await answerTo(client, appCode(secret))).status).toBe(429)
    later(24 * 3600)
    expect((await answerTo(await challenged(email), appCode(secret))).status).toBe(200)
  })

  it('guesses of codes count for their address as those of passwords do', async () => {
    const { email } = await withApp()
    const client = await challenged(email)
    await answerTo(client, '000000')
    const [counted] = await database().query<{ hits: number }>(
      "select hits from throttles where key like 'guess 600 %' and hits > 0",
    )
    expect(counted).toEqual({ hits: 1 })
  })

  it('a backup code works once, however it is typed, and is stored as a hash; the secret is stored encrypted', async () => {
    const { client, email, backupCodes, secret } = await withApp()
    const [first = '', second = ''] = backupCodes
    const [stored] = await database().query<{ backup_codes: string; secret: string }>(
      'select backup_codes, secret from two_factors join users on users.id = user_id where email = $1',
      [email],
    )
    expect(stored?.backup_codes).not.toContain(first.replaceAll(' ', ''))
    const plain = bytesOf(secret)
    expect(plain).toHaveLength(32)
    expect(stored?.secret).toMatch(/^[\da-f]+$/)
    expect(Buffer.from(stored?.secret ?? '', 'hex').includes(plain)).toBe(false)
    expect((await answerTo(await challenged(email), first.toUpperCase().replaceAll(' ', '-'))).status).toBe(
      200,
    )
    expect((await factorsOf(client)).app.backup_codes_left).toBe(7)
    const other = await challenged(email)
    expect(await answerTo(other, first)).toEqual(wrongBackupCode)
    expect((await answerTo(other, second)).status).toBe(200)
    expect((await factorsOf(client)).app.backup_codes_left).toBe(6)
  })

  it('used at once in two browsers, a backup code logs one of them in', async () => {
    const { email, backupCodes } = await withApp()
    const clients = [await challenged(email), await challenged(email)]
    const answers = await Promise.all(clients.map((client) => answerTo(client, backupCodes[0] ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('a new password by a mailed link does not go around the second factor, and ends logins that wait', async () => {
    const { client, email, secret } = await withApp()
    const waiting = await challenged(email)
    await (await visitor()).post('/forgot-password', { email })
    const link = await latestLink(email, 'reset-password')
    const fresh = 'et nyt og langt et'
    const reset = await (await visitor()).post('/reset-password', {
      token: link.searchParams.get('token'),
      email,
      password: fresh,
      password_confirmation: fresh,
    })
    expect(reset.status).toBe(200)
    expect((await client.get('/api/user')).status).toBe(401)
    expect(await answerTo(waiting, appCode(secret))).toEqual(ended)
    const again = await visitor()
    expect((await again.post('/login', { email, password: fresh })).status).toBe(202)
    expect((await again.get('/api/user')).status).toBe(401)
    expect((await answerTo(again, appCode(secret))).status).toBe(200)
  })

  it('removing the app asks for the present password, and a mail tells of it', async () => {
    const { client, email } = await withApp()
    expect((await client.delete('/api/user/two-factor', { data: { password: 'en anden' } })).status).toBe(422)
    expect((await (await visitor()).post('/login', { email, password })).status).toBe(202)
    expect((await client.delete('/api/user/two-factor', { data: { password } })).status).toBe(204)
    expect(await factorsOf(client)).toEqual({ app: null, passkeys: [] })
    expect((await mails(email)).at(-1)).toMatchObject({
      template: 'factor-changed',
      data: { change: 'app-removed' },
    })
    expect((await (await visitor()).post('/login', { email, password })).status).toBe(200)
    expect((await client.delete('/api/user/two-factor', { data: { password } })).status).toBe(404)
  })

  it('the export names the app without its secret, and a deleted account takes it along', async () => {
    const { client, secret } = await withApp()
    const { data } = await client.get('/api/user/export')
    expect(data.second_factors).toEqual({
      app: { added_at: morning.toISOString(), backup_codes_left: 8 },
      passkeys: [],
    })
    expect(JSON.stringify(data)).not.toContain(secret)
    const apps = async () => (await database().query('select from two_factors')).length
    const before = await apps()
    expect((await client.delete('/api/user', { data: { password } })).status).toBe(204)
    expect(await apps()).toBe(before - 1)
  })

  it('only the user sees and changes it', async () => {
    const stranger = await visitor()
    const asked = [
      await stranger.get('/api/user/two-factor'),
      await stranger.post('/api/user/two-factor', { password }),
      await stranger.post('/api/user/two-factor/confirm', { code: '123456' }),
      await stranger.delete('/api/user/two-factor', { data: { password } }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })
})
