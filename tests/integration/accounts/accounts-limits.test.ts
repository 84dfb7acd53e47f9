import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { type Client, morning, password, servedAccounts, somebody } from './served-accounts.ts'

// Each client states its own address, as a proxy would.
vi.hoisted(() => {
  process.env.TRUST_PROXY = '1'
})
vi.mock('#app/server/accounts/passwords/hash-password.ts', async (load) =>
  (await import('./cheap-hashes.ts')).cheapHashes(load),
)

const newPassword = { password: 'et nyt og langt et', password_confirmation: 'et nyt og langt et' }

describeOnEachDatabase('§7.3 limits on guessing', (database) => {
  const { visitor, registered, latestLink } = servedAccounts(database)
  let addresses = 0
  const nextAddress = () => {
    addresses += 1
    return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`
  }
  const from = (address: string) => visitor({ 'x-forwarded-for': address })
  const wrong = async (client: Client, email: string) =>
    (await client.post('/login', { email, password: 'wrong' })).status
  const right = async (client: Client, email: string) =>
    (await client.post('/login', { email, password })).status
  const waitOf = async (client: Client, path: string, form: object) => {
    const { status, headers } = await client.post(path, form)
    return [status, headers['retry-after']]
  }
  /** Registers a user at a new address. */
  const member = async () => {
    const form = somebody()
    const client = await from(nextAddress())
    expect((await client.post('/register', form)).status).toBe(201)
    return { email: form.email, client }
  }
  const at = (minutes: number) => vi.setSystemTime(morning.getTime() + minutes * 60_000)
  const times = async <Answer>(count: number, ask: (index: number) => Promise<Answer>) => {
    const answers: Answer[] = []
    for (let index = 0; index < count; index += 1) answers.push(await ask(index))
    return answers
  }
  beforeEach(() => at(0))

  describe('wrong passwords from one address', () => {
    it('are limited to 30 in ten minutes, for any emails; other addresses are not affected', async () => {
      const sprayer = await from('203.0.113.7')
      const statuses = await times(40, (index) => wrong(sprayer, `spray${index}@example.dk`))
      expect(statuses).toEqual([...Array(30).fill(422), ...Array(10).fill(429)])
      expect(await waitOf(sprayer, '/login', { email: 'last@example.dk', password })).toEqual([429, '600'])
      expect(await wrong(await from('203.0.113.8'), 'spray1@example.dk')).toBe(422)
      at(10)
      expect(await wrong(sprayer, 'spray41@example.dk')).toBe(422)
    })

    it('are limited to 100 a day', async () => {
      const sprayer = await from('203.0.113.7')
      for (let round = 0; round < 4; round += 1) {
        at(round * 11)
        expect(await times(25, (index) => wrong(sprayer, `spray${round}-${index}@example.dk`))).toEqual(
          Array(25).fill(422),
        )
      }
      at(60)
      expect(await waitOf(sprayer, '/login', { email: 'last@example.dk', password })).toEqual([
        429,
        String(23 * 3600),
      ])
    })

    it('are counted by the /64 of IPv6', async () => {
      const statuses = await times(31, async (index) =>
        wrong(await from(`2001:db8:1:2::${index}`), `spray${index}@example.dk`),
      )
      expect(statuses).toEqual([...Array(30).fill(422), 429])
      expect(await wrong(await from('2001:db8:1:3::1'), 'spray1@example.dk')).toBe(422)
    })

    it('do not include right ones: an office logs in, six at once and one after another', async () => {
      const people = await times(60, member)
      const logIn = async ({ email }: { email: string }) => right(await from('203.0.113.7'), email)
      const atOnce = await times(5, (round) => Promise.all(people.slice(round * 6, round * 6 + 6).map(logIn)))
      const inTurn = await times(30, async (index) => logIn(people[30 + index] ?? { email: '' }))
      expect([...atOnce.flat(), ...inTurn]).toEqual(Array(60).fill(200))
    })

    it('do not block a browser that the account knows, whoever else is at the address', async () => {
      const { email } = await member()
      const own = await from('203.0.113.7')
      expect(await right(own, email)).toBe(200)
      const sprayer = await from('203.0.113.7')
      await times(30, (index) => wrong(sprayer, `spray${index}@example.dk`))
      expect(await right(await from('203.0.113.7'), email)).toBe(429)
      expect(await right(own, email)).toBe(200)
    })
  })

  describe('wrong passwords for one account', () => {
    const guessFrom50 = async (email: string) =>
      expect(await times(50, async () => wrong(await from(nextAddress()), email))).toEqual(
        Array(50).fill(422),
      )

    it('are limited to 50 a day over all addresses, even for an unknown email', async () => {
      const { email } = await member()
      for (const who of [email, 'nobody@example.dk']) {
        await guessFrom50(who)
        const next = await from(nextAddress())
        expect(await waitOf(next, '/login', { email: who, password })).toEqual([429, '86400'])
      }
      at(24 * 60)
      expect(await right(await from(nextAddress()), email)).toBe(200)
    })

    it('do not keep its user out of a browser that logged in to it in the last 30 days', async () => {
      const { email } = await member()
      const own = await from(nextAddress())
      expect(await right(own, email)).toBe(200)
      await own.post('/logout')
      at(29 * 24 * 60)
      await guessFrom50(email)
      expect(await right(await from(nextAddress()), email)).toBe(429)
      await own.get('/sanctum/csrf-cookie')
      expect(await right(own, email)).toBe(200)
    })

    it('do not keep its user out of a browser that registered the account in the last 30 days', async () => {
      const { email, client } = await member()
      at(29 * 24 * 60)
      await guessFrom50(email)
      await client.get('/sanctum/csrf-cookie')
      expect(await right(client, email)).toBe(200)
    })

    it('do not keep its user out of a browser for 30 days after the last login, not after the first', async () => {
      const { email } = await member()
      const own = await from(nextAddress())
      expect(await right(own, email)).toBe(200)
      at(29 * 24 * 60)
      expect(await right(own, email)).toBe(200)
      at(40 * 24 * 60)
      await guessFrom50(email)
      await own.get('/sanctum/csrf-cookie')
      expect(await right(own, email)).toBe(200)
    })

    it('count again in all browsers after a password change, except in the one that made it', async () => {
      const { email, client } = await member()
      const other = await from(nextAddress())
      expect(await right(other, email)).toBe(200)
      const change = { ...newPassword, current_password: password }
      expect((await client.patch('/api/user/update-information', change)).status).toBe(200)
      await guessFrom50(email)
      const form = { email, password: newPassword.password }
      expect(await waitOf(other, '/login', form)).toEqual([429, '86400'])
      expect((await client.post('/login', form)).status).toBe(200)
    })

    it('count again in all browsers after a new password by a mailed link', async () => {
      const { email } = await member()
      const other = await from(nextAddress())
      expect(await right(other, email)).toBe(200)
      const guest = await from(nextAddress())
      await guest.post('/forgot-password', { email })
      const { searchParams } = await latestLink(email, 'reset-password')
      const reset = { token: searchParams.get('token'), email, ...newPassword }
      expect((await guest.post('/reset-password', reset)).status).toBe(200)
      await guessFrom50(email)
      await other.get('/sanctum/csrf-cookie')
      const form = { email, password: newPassword.password }
      expect(await waitOf(other, '/login', form)).toEqual([429, '86400'])
    })

    it('are cleared by a new password, so that a mailed link lets its user in anywhere', async () => {
      const { email } = await member()
      await guessFrom50(email)
      const guest = await from(nextAddress())
      await guest.post('/forgot-password', { email })
      const { searchParams } = await latestLink(email, 'reset-password')
      const form = { token: searchParams.get('token'), email, ...newPassword }
      expect((await guest.post('/reset-password', form)).status).toBe(200)
      expect((await guest.post('/login', { email, password: newPassword.password })).status).toBe(200)
    })

    it('are limited to five a minute in a browser that the account knows', async () => {
      const { email } = await member()
      const own = await from(nextAddress())
      await right(own, email)
      expect(await times(6, () => wrong(own, email))).toEqual([422, 422, 422, 422, 422, 429])
    })
  })

  describe('other requests', () => {
    it('forgotten passwords: ten in ten minutes and fifty a day from an address, for known and unknown emails', async () => {
      const { email } = await member()
      const guest = await from('203.0.113.7')
      const ask = async (who: string) => (await guest.post('/forgot-password', { email: who })).status
      const statuses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => ask(`a${index}@example.dk`)),
      )
      expect(statuses).toEqual(Array(10).fill(200))
      expect(await waitOf(guest, '/forgot-password', { email })).toEqual([429, '600'])
      expect(await waitOf(guest, '/forgot-password', { email: 'nobody@example.dk' })).toEqual([429, '600'])
      expect((await (await from('203.0.113.8')).post('/forgot-password', { email })).status).toBe(200)
    })

    it('new passwords by a link: 20 in ten minutes from an address', async () => {
      const guest = await from('203.0.113.7')
      const form = { token: 'guessed', email: 'anna@example.dk', ...newPassword }
      const statuses = await times(20, async () => (await guest.post('/reset-password', form)).status)
      expect(statuses).toEqual(Array(20).fill(422))
      expect(await waitOf(guest, '/reset-password', form)).toEqual([429, '600'])
    })

    it('the current password: guesses count with the logins of the address, and are limited to 50 a day for the account', async () => {
      const { client } = await registered()
      const change = async (address: string) =>
        (
          await client.patch(
            '/api/user/update-information',
            { password: 'et nyt og langt et', current_password: 'wrong' },
            { headers: { 'x-forwarded-for': address } },
          )
        ).status
      for (const minute of [0, 1, 2, 3, 4, 5]) {
        at(minute)
        expect(await times(5, () => change('203.0.113.7'))).toEqual(Array(5).fill(422))
      }
      at(6)
      expect(await change('203.0.113.7')).toBe(429)
      expect(await wrong(await from('203.0.113.7'), 'other@example.dk')).toBe(429)
      for (const minute of [7, 8, 9, 10]) {
        at(minute)
        await times(5, () => change(nextAddress()))
      }
      at(12)
      expect(await change(nextAddress())).toBe(429)
    })

    it('the current password: a right one is no guess', async () => {
      const { client } = await registered()
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      const form = { password, current_password: password }
      for (let change = 0; change < 31; change += 1) {
        at(change / 4)
        expect((await client.patch('/api/user/update-information', form, { headers })).status).toBe(200)
      }
      expect(await wrong(await from('203.0.113.7'), 'other@example.dk')).toBe(422)
    })
  })
})
