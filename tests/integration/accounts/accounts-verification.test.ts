import { expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { browser, type Client, morning, password, servedAccounts } from './served-accounts.ts'

const afterMinutes = (minutes: number) => vi.setSystemTime(morning.getTime() + minutes * 60_000)
const changed = (_: string, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`

describeOnEachDatabase('§4 user session: the mailed link that asks to verify an email', (database) => {
  const { url, visitor, registered, verified, mails, latestLink, confirm } = servedAccounts(database)
  const disown = async (client: Client, link: URL) => {
    const { expires, signature } = Object.fromEntries(link.searchParams)
    const data = { expires, signature, error_message_language: 'da' }
    const answer = await client.delete(link.pathname, { data })
    return { status: answer.status, errors: answer.data?.errors }
  }
  const verifiedAt = async (client: Client) => (await client.get('/api/user')).data.email_verified_at
  const statusOf = async (client: Client) => (await client.get('/api/user')).status
  const isRegistered = async (email: string) =>
    (await (await visitor()).get('/api/check-email', { params: { email } })).data.email_registered
  const accountOf = (email: string) =>
    database().query(
      `select u.*, (select array_agg(s.token order by s.id) from sessions s where s.user_id = u.id) as tokens
      from users u where email = $1`,
      [email],
    )
  const endedLink = { link: ['Linket virker ikke længere.'] }

  it('GET and HEAD lead to its page in the user’s country, and change nothing, whoever asks and how often', async () => {
    const next = '/se/participate?list=abc'
    const { client, email } = await registered({ country_registered_to: 'se', postal_code: '111 22', next })
    const link = await latestLink(email)
    const [, id, hash] = /^\/email\/verify\/(\w+)\/(\w+)$/.exec(link.pathname) ?? []
    const before = await accountOf(email)
    for (const asking of [browser(url()), client])
      for (const method of ['get', 'head', 'get'] as const) {
        const { status, headers } = await asking[method](link.pathname + link.search)
        const page = new URL(headers.location, url())
        expect([status, headers['cache-control'], page.pathname]).toEqual([
          303,
          'no-store',
          '/se/verify-email',
        ])
        const { expires, signature } = Object.fromEntries(link.searchParams)
        expect(Object.fromEntries(page.searchParams)).toEqual({ id, hash, expires, signature, next })
      }
    expect(await accountOf(email)).toEqual(before)
    expect(before).toMatchObject([{ email_verified_at: null }])
  })

  it('POST by the user it was mailed to verifies the email, gives the session a new token and ends all others', async () => {
    const { client, email } = await registered()
    const other = await visitor()
    await other.post('/login', { email, password })
    const link = await latestLink(email)
    const before = await client.jar.getCookieString(url())
    expect([await statusOf(client), await statusOf(other)]).toEqual([200, 200])
    expect((await confirm(client, link)).status).toBe(204)
    expect(await verifiedAt(client)).toBe(morning.toISOString())
    expect(await statusOf(other)).toBe(401)
    expect((await fetch(`${url()}/api/user`, { headers: { cookie: before } })).status).toBe(401)
    expect((await client.patch('/api/user/update-information', { name: 'Åse' })).status).toBe(200)
  })

  it('pressed again, however late, it changes nothing', async () => {
    const { client, email } = await registered()
    const link = await latestLink(email)
    await confirm(client, link)
    const before = await accountOf(email)
    for (const minutes of [10, 70]) {
      afterMinutes(minutes)
      expect((await confirm(client, link)).status).toBe(204)
    }
    expect(await accountOf(email)).toEqual(before)
  })

  it('verifies nothing without a login to its account, or without the token against forgery', async () => {
    const { client, email } = await registered()
    const link = await latestLink(email)
    const { client: other } = await registered()
    expect((await confirm(await visitor(), link)).status).toBe(401)
    const strangers = await confirm(other, link)
    expect([strangers.status, strangers.data]).toEqual([403, { message: 'The link is of another account.' }])
    const forged = await confirm(client, link, { 'x-xsrf-token': 'forged' })
    expect(forged.status).toBe(419)
    expect([await verifiedAt(client), await verifiedAt(other)]).toEqual([null, null])
  })

  it.each([
    ['whose signature was changed', (link: URL) => link.href.replace(/signature=(.)/, changed)],
    ['without a signature', (link: URL) => link.href.replace(/signature=.*/, 'signature=')],
    ['that was given another hour', (link: URL) => link.href.replace(/expires=\d+/, 'expires=1999999999')],
    ['for another email', (link: URL) => link.href.replace(/\/[0-9a-f]{64}/, `/${'0'.repeat(64)}`)],
    ['for nobody', (link: URL) => link.href.replace(/verify\/\w+/, 'verify/nobody')],
  ])('a link %s verifies and deletes nothing', async (_, change) => {
    const { client, email } = await registered()
    const link = new URL(change(await latestLink(email)))
    const { status, data } = await confirm(client, link)
    expect([status, data.errors]).toEqual([422, endedLink])
    expect(await disown(client, link)).toEqual({ status: 422, errors: endedLink })
    expect(await verifiedAt(client)).toBe(null)
  })

  it('verifies nothing after 60 minutes', async () => {
    const { client, email } = await registered()
    const link = await latestLink(email)
    vi.setSystemTime(morning.getTime() + 60 * 60_000 + 1000)
    const { status, data } = await confirm(client, link)
    expect([status, data.errors, await verifiedAt(client)]).toEqual([422, endedLink, null])
  })

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 7, `/${'x'.repeat(1000)}`])(
    'leads on to no other site: %j',
    async (next) => {
      const { email } = await registered({ next })
      expect((await latestLink(email)).searchParams.has('next')).toBe(false)
    },
  )

  it('one press of whoever has it deletes the account, also after its end and when pressed again', async () => {
    for (const minutes of [0, 24 * 60]) {
      afterMinutes(0)
      const { client, email } = await registered()
      const link = await latestLink(email)
      afterMinutes(minutes)
      const reader = await visitor()
      expect(await disown(reader, link)).toEqual({ status: 204, errors: undefined })
      expect([await isRegistered(email), await statusOf(client)]).toEqual([false, 401])
      expect([await mails(email), await accountOf(email)]).toEqual([[], []])
      expect((await disown(reader, link)).status).toBe(204)
    }
  })

  it('deletes no account whose email is verified, nor another one', async () => {
    const { email } = await verified()
    const link = await latestLink(email)
    expect(await disown(await visitor(), link)).toEqual({
      status: 422,
      errors: {
        link: [
          'Kontoen er bekræftet og kan ikke slettes med linket. Log ind, så kan du slette den på din profil.',
        ],
      },
    })
    const { email: other } = await registered()
    const [, id] = /^\/email\/verify\/(\w+)/.exec((await latestLink(other)).pathname) ?? []
    const mixed = new URL(link.href.replace(/verify\/\w+/, `verify/${id}`))
    expect((await disown(await visitor(), mixed)).status).toBe(422)
    expect([await isRegistered(email), await isRegistered(other)]).toEqual([true, true])
  })
})
