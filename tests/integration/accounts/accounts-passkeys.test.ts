import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { secondFactorsSchema } from '#app/domain/account/factors/factors.ts'
import { takeOverConsole } from '#app/server/log.ts'
import { settings } from '#app/server/settings.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { passkeyDevice } from './passkey-device.ts'
import { type Client, morning, password, servedAccounts } from './served-accounts.ts'

const later = (seconds: number) => vi.setSystemTime(new Date(Date.now() + seconds * 1000))
const origin = new URL(settings().appUrl).origin

describeOnEachDatabase('§4 second factors: passkeys', (database) => {
  const { url, visitor, verified, mails } = servedAccounts(database)

  type Device = ReturnType<typeof passkeyDevice>
  const add = async (client: Client, device: Device, asking = {}) => {
    const { data: options } = await client.post('/api/user/passkeys', { password })
    const response = device.make(options, { origin, ...asking })
    return client.post('/api/user/passkeys/confirm', { name: 'Chrome på Linux', response })
  }
  async function withPasskey() {
    const { client, email } = await verified()
    const device = passkeyDevice()
    expect((await add(client, device)).status).toBe(204)
    return { client, email, device }
  }
  const optionsFor = async (client: Client) => (await client.post('/api/login/passkey/options', {})).data
  const logIn = async (client: Client, device: Device, asking = {}) => {
    const response = device.sign(await optionsFor(client), { origin, ...asking })
    return client.post('/api/login/passkey', { response, error_message_language: 'da' })
  }
  const passkeysOf = async (client: Client) => (await client.get('/api/user/two-factor')).data.passkeys
  const message = 'Adgangsnøglen kunne ikke bruges. Prøv igen.'
  const refused = { message, errors: { passkey: [message] } }

  it('a passkey is added with the present password, and a mail tells of it', async () => {
    const { client, email } = await verified()
    expect((await client.post('/api/user/passkeys', { password: 'en anden' })).status).toBe(422)
    const { status, data, headers } = await client.post('/api/user/passkeys', { password })
    expect([status, headers['cache-control'], data.authenticatorSelection]).toEqual([
      200,
      'no-store',
      { residentKey: 'required', userVerification: 'required', requireResidentKey: true },
    ])
    expect((await add(client, passkeyDevice())).status).toBe(204)
    const { data: factors } = await client.get('/api/user/two-factor')
    expect(v.parse(v.strictObject(secondFactorsSchema.entries), factors)).toEqual({
      app: null,
      passkeys: [
        {
          id: expect.any(String),
          name: 'Chrome på Linux',
          added_at: morning.toISOString(),
          last_used_at: null,
        },
      ],
    })
    expect((await mails(email)).at(-1)).toMatchObject({
      template: 'factor-changed',
      data: { change: 'passkey-added' },
    })
  })

  it('adding it ends the other sessions and gives this one a new token; one that is refused ends none', async () => {
    const { client, email } = await verified()
    const phone = await visitor()
    await phone.post('/login', { email, password })
    const stolen = await client.jar.getCookieString(url())
    const statuses = async () => [
      (await client.get('/api/user')).status,
      (await phone.get('/api/user')).status,
      (await fetch(`${url()}/api/user`, { headers: { cookie: stolen } })).status,
    ]
    expect((await add(client, passkeyDevice(), { isUnlocked: false })).status).toBe(422)
    expect(await statuses()).toEqual([200, 200, 200])
    expect((await add(client, passkeyDevice())).status).toBe(204)
    expect(await statuses()).toEqual([200, 401, 401])
    expect((await client.patch('/api/user/update-information', { name: 'Åse' })).status).toBe(200)
  })

  it('it logs in alone, also a user whose login asks for a code, and tells when it was used', async () => {
    const { client, email, device } = await withPasskey()
    await database().query('update users set two_factor_enabled = true where email = $1', [email])
    later(60)
    const other = await visitor()
    const { status, data } = await logIn(other, device)
    expect([status, data.email]).toEqual([200, email])
    expect((await other.get('/api/user')).data).toEqual(data)
    expect((await other.patch('/api/user/update-information', { name: 'Åse' })).status).toBe(200)
    expect((await passkeysOf(client))[0].last_used_at).toBe('2026-11-21T08:01:00.000Z')
  })

  it.each([
    ['is not unlocked by its user', { isUnlocked: false }],
    ['signs for another site', { origin: 'https://tilbudsugen.example.org' }],
  ])('a passkey that %s neither is added nor logs in', async (_, asking) => {
    const { client, device } = await withPasskey()
    const added = await add(client, passkeyDevice(), asking)
    expect([added.status, added.data]).toEqual([422, refused])
    expect(await passkeysOf(client)).toHaveLength(1)
    const other = await visitor()
    const login = await logIn(other, device, asking)
    expect([login.status, login.data]).toEqual([422, refused])
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await passkeysOf(client))[0].last_used_at).toBeNull()
  })

  it('what it signed works once, in the browser that asked, for five minutes', async () => {
    const { device } = await withPasskey()
    const client = await visitor()
    const response = device.sign(await optionsFor(client), { origin })
    const send = async (to: Client) => (await to.post('/api/login/passkey', { response })).status
    expect(await send(await visitor())).toBe(422)
    expect(await send(client)).toBe(200)
    expect(await send(client)).toBe(422)
    const slow = await visitor()
    const late = device.sign(await optionsFor(slow), { origin })
    later(301)
    expect((await slow.post('/api/login/passkey', { response: late })).status).toBe(422)
    expect((await slow.post('/api/login/passkey', { response: { id: {} } })).status).toBe(422)
  })

  it('what it is to sign is spent also by an answer that is refused', async () => {
    const { device } = await withPasskey()
    const client = await visitor()
    const options = await optionsFor(client)
    const send = async (asking: { origin: string }) =>
      (await client.post('/api/login/passkey', { response: device.sign(options, asking) })).status
    expect(await send({ origin: 'https://tilbudsugen.example.org' })).toBe(422)
    expect(await send({ origin })).toBe(422)
  })

  it('a copy of it is noticed by its counter', async () => {
    const { device } = await withPasskey()
    const logInAt = async (counter: number) => (await logIn(await visitor(), device, { counter })).status
    expect([await logInAt(5), await logInAt(5), await logInAt(4), await logInAt(6)]).toEqual([
      200, 422, 422, 200,
    ])
  })

  it('a user has at most twenty, also if two are made at once', async () => {
    const { client, email } = await verified()
    await database().query(
      `insert into passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
        select 'p' || n, users.id, 'Chrome', users.id || n, '', 0, 'singleDevice', false
        from users, generate_series(1, 19) as n where email = $1`,
      [email],
    )
    const other = await visitor()
    await other.post('/login', { email, password })
    const made = await Promise.all(
      [client, other].map(async (asking) => {
        const { data } = await asking.post('/api/user/passkeys', { password })
        return { asking, response: passkeyDevice().make(data, { origin }) }
      }),
    )
    const confirmed = await Promise.all(
      made.map(async ({ asking, response }) => {
        const { status } = await asking.post('/api/user/passkeys/confirm', { name: 'Chrome', response })
        return { asking, isAdded: status === 204 }
      }),
    )
    // The one that is added ends the other session, which may be before that asks.
    const [added, ...more] = confirmed.filter(({ isAdded }) => isAdded)
    expect(more).toEqual([])
    const left = added?.asking ?? client
    expect((await left.post('/api/user/passkeys', { password })).status).toBe(400)
    expect(await passkeysOf(left)).toHaveLength(20)
  })

  it('an unknown passkey logs nobody in, and an offer to one user adds none to another', async () => {
    expect((await logIn(await visitor(), passkeyDevice())).status).toBe(422)
    const [one, two] = [await verified(), await verified()]
    const { data: options } = await one.client.post('/api/user/passkeys', { password })
    await two.client.post('/api/user/passkeys', { password })
    const response = passkeyDevice().make(options, { origin })
    const taken = await two.client.post('/api/user/passkeys/confirm', { name: 'Chrome', response })
    expect([taken.status, await passkeysOf(two.client)]).toEqual([422, []])
  })

  it('removing it asks for the present password, is only for its user, ends all other sessions, and a mail tells of it', async () => {
    const { client, email, device } = await withPasskey()
    const stranger = await visitor()
    await logIn(stranger, device)
    const [{ id }] = await passkeysOf(client)
    const remove = async (by: Client, fields: object) =>
      (await by.delete('/api/user/passkeys', { data: { id, password, ...fields } })).status
    expect(await remove(client, { password: 'en anden' })).toBe(422)
    expect(await remove((await verified()).client, {})).toBe(404)
    expect(await remove(await visitor(), {})).toBe(401)
    expect((await stranger.get('/api/user')).status).toBe(200)
    expect(await remove(client, {})).toBe(204)
    expect([(await stranger.get('/api/user')).status, (await client.get('/api/user')).status]).toEqual([
      401, 200,
    ])
    expect((await mails(email)).at(-1)?.data).toMatchObject({ change: 'passkey-removed' })
    expect((await logIn(await visitor(), device)).status).toBe(422)
  })

  it('the export names it without its key, and a deleted account takes it along', async () => {
    const { client, email, device } = await withPasskey()
    const { data } = await client.get('/api/user/export')
    expect(data.second_factors.passkeys.map((passkey: object) => Object.keys(passkey))).toEqual([
      ['id', 'name', 'added_at', 'last_used_at'],
    ])
    await client.post('/api/user/passkeys', { password })
    expect((await client.delete('/api/user', { data: { password } })).status).toBe(204)
    expect(await database().query('select 1 from verifications where value like $1', [`%${email}%`])).toEqual(
      [],
    )
    expect((await logIn(await visitor(), device)).status).toBe(422)
  })

  it('logins that begin are limited for an address', async () => {
    const client = await visitor()
    for (let begun = 0; begun < 30; begun += 1) await optionsFor(client)
    expect((await client.post('/api/login/passkey/options', {})).status).toBe(429)
  })

  it('a database that fails is logged, without what was sent; a passkey that is refused is no error', async () => {
    const { device, email } = await withPasskey()
    const client = await visitor()
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const giveBack = takeOverConsole()
    await logIn(client, device, { origin: 'https://tilbudsugen.example.org' })
    await database().query('alter table sessions rename to gone')
    const { status } = await logIn(client, device)
    await database().query('alter table gone rename to sessions')
    const lines = written.mock.calls.map(([line]) => String(line))
    giveBack()
    written.mockRestore()
    expect(status).toBeGreaterThanOrEqual(400)
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([
      expect.stringContaining('relation \\"sessions\\" does not exist'),
    ])
    const { id } = device.sign(await optionsFor(client), { origin })
    expect([email, id].filter((secret) => lines.join('').includes(secret))).toEqual([])
  })
})
