import type * as crypto from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashPassword, verifyPassword } from '#app/server/accounts/passwords/hash-password.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { type Client, morning, password, servedAccounts, somebody } from './served-accounts.ts'

/** The hashes that wait while the threads are held; calling one lets it go on. */
const threads = vi.hoisted(() => {
  process.env.TRUST_PROXY = '1'
  return { areHeld: false, begun: 0, held: [] as (() => void)[] }
})

vi.mock('node:crypto', async (load) => {
  const original = await load<typeof crypto>()
  const cheap = { N: 1024, r: 8, p: 1 }
  const scrypt = (
    word: string,
    salt: Buffer,
    bytes: number,
    _: object,
    done: (error: null, key: Buffer) => void,
  ) => {
    threads.begun += 1
    const hash = () => done(null, original.scryptSync(word, salt, bytes, cheap))
    if (threads.areHeld) threads.held.push(hash)
    else setImmediate(hash)
  }
  return { ...original, scrypt }
})

const hold = () => {
  threads.areHeld = true
  threads.begun = 0
}
const letGo = () => {
  threads.areHeld = false
  for (const goOn of threads.held.splice(0)) goOn()
}
afterEach(letGo)

describe('the queue of hashes', () => {
  it('holds 40 besides the two under way; the next one is told to retry after 5 seconds', async () => {
    hold()
    const waiting = Array.from({ length: 42 }, () => hashPassword('smør på brødet'))
    await expect.poll(() => threads.begun).toBe(2)
    await expect(hashPassword('smør på brødet')).rejects.toMatchObject({ name: 'Busy', retryAfterSeconds: 5 })
    letGo()
    await Promise.all(waiting)
    expect(await hashPassword('smør på brødet')).toMatch(/^scrypt\$/)
  })

  it('drops passwords whose client has hung up: they take no place and are not hashed', async () => {
    hold()
    const underWay = [hashPassword('a'), hashPassword('b')]
    const client = new AbortController()
    const left = [
      ...Array.from({ length: 39 }, () => hashPassword('c', client)),
      verifyPassword({ password: 'd', hash: 'scrypt$10$8$1$AAAA$AAAA' }, client),
    ]
    const leaving = Promise.allSettled(left)
    await expect(hashPassword('e')).rejects.toThrow('busy')
    client.abort()
    const next = hashPassword('f')
    letGo()
    expect(await leaving).toEqual(Array(40).fill({ status: 'rejected', reason: client.signal.reason }))
    await Promise.all([...underWay, next])
    expect(threads.begun).toBe(3)
  })
})

describe('the places of one address in the queue of hashes', () => {
  it('are 6 of the 42, until one is done or hung up', async () => {
    hold()
    const client = new AbortController()
    const first = { address: '203.0.113.7' }
    const leaving = hashPassword('a', { ...first, signal: client.signal }).catch(() => 'left')
    const waiting = Array.from({ length: 5 }, () => hashPassword('b', first))
    await expect(hashPassword('c', first)).rejects.toMatchObject({ name: 'Busy', retryAfterSeconds: 5 })
    waiting.push(hashPassword('d', { address: '203.0.113.8' }))
    client.abort()
    waiting.push(hashPassword('e', first))
    await expect(hashPassword('f', first)).rejects.toThrow('busy')
    letGo()
    await Promise.all([leaving, ...waiting])
    expect(await hashPassword('g', first)).toMatch(/^scrypt\$/)
  })
})

describeOnEachDatabase('more logins than can be hashed', (database) => {
  const { visitor, registered, latestLink } = servedAccounts(database)
  beforeEach(() => vi.setSystemTime(morning))

  /** Many clients, each at its own address, send a wrong password and wait. */
  const crowd = async (size: number) => {
    const hangUp = new AbortController()
    const clients = await Promise.all(
      Array.from({ length: size }, (_, index) => visitor({ 'x-forwarded-for': `203.0.113.${index}` })),
    )
    const statuses: number[] = []
    const leaving = Promise.allSettled(
      clients.map(async (client, index) => {
        const form = { email: `crowd${index}@example.dk`, password: 'wrong' }
        statuses.push((await client.post('/login', form, { signal: hangUp.signal })).status)
      }),
    )
    return {
      /** The statuses of those that were answered. */
      statuses: () => statuses,
      hangUp: () => {
        hangUp.abort()
        return leaving
      },
    }
  }

  it('clients that hang up cost no hash: the next hash is that of a real login', async () => {
    const { client, email } = await registered()
    hold()
    const { hangUp } = await crowd(30)
    await expect.poll(() => threads.begun).toBe(2)
    await hangUp()
    // When the server answers this later request, it has noticed that the others hung up.
    const login = client.post('/login', { email, password })
    await visitor()
    letGo()
    expect((await login).status).toBe(200)
    expect(threads.begun).toBe(3)
  })

  it('right logins from one address leave a place for a login from another', async () => {
    const { client, email } = await registered()
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const logIn = (one: { client: Client; email: string }) =>
      one.client.post('/login', { email: one.email, password }, { headers })
    const crooks: { client: Client; email: string }[] = []
    while (crooks.length < 9) crooks.push(await registered())
    for (const crook of crooks) expect((await logIn(crook)).status).toBe(200)
    hold()
    const answers: number[] = []
    const flood = crooks
      .flatMap((crook) => Array(5).fill(crook))
      .map(async (crook) => answers.push((await logIn(crook)).status))
    await expect.poll(() => answers).toEqual(Array(39).fill(503))
    const login = client.post('/login', { email, password })
    await visitor()
    letGo()
    expect((await login).status).toBe(200)
    await Promise.all(flood)
    expect(answers).toEqual([...Array(39).fill(503), ...Array(6).fill(200)])
  })

  it('a right login takes a place until it has succeeded, and the others keep theirs', async () => {
    const { client, email } = await registered()
    const logIn = async () => (await client.post('/login', { email, password })).status
    hold()
    const flood = Array.from({ length: 5 }, logIn)
    await expect.poll(() => threads.begun).toBe(2)
    threads.held.shift()?.()
    expect(await Promise.race(flood)).toBe(200)
    const later: number[] = []
    const next = Array.from({ length: 5 }, async () => later.push(await logIn()))
    await expect.poll(() => later).toEqual(Array(4).fill(429))
    letGo()
    await Promise.all([...flood, ...next])
    expect(later).toEqual([...Array(4).fill(429), 200])
  })

  it('a login that is told to retry uses up no attempt', async () => {
    const { client, email } = await registered()
    const guest = await visitor()
    await guest.post('/forgot-password', { email })
    const { searchParams } = await latestLink(email, 'reset-password')
    const chosen = { password: 'et nyt og langt et', password_confirmation: 'et nyt og langt et' }
    const counted = () => database().query('select key, hits from throttles where hits > 0 order by key')
    const before = await counted()
    hold()
    const full = Array.from({ length: 42 }, () => hashPassword('a'))
    const answers = [
      await guest.post('/login', { email, password }),
      await guest.post('/login', { email: 'nobody@example.dk', password }),
      await guest.post('/register', somebody()),
      await guest.post('/reset-password', { token: searchParams.get('token'), email, ...chosen }),
      await client.patch('/api/user/update-information', { ...chosen, current_password: password }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(503))
    expect(await counted()).toEqual(before)
    letGo()
    await Promise.all(full)
  })

  it('one too many is 503 with Retry-After, in the requested language, and can be retried', async () => {
    const { client, email } = await registered()
    hold()
    const { statuses, hangUp } = await crowd(50)
    await expect.poll(statuses).toEqual(Array(8).fill(503))
    const forms: [string, object][] = [
      ['/login', { email, password, error_message_language: 'sv' }],
      ['/register', somebody({ error_message_language: 'sv' })],
    ]
    for (const [path, form] of forms) {
      const { status, data, headers } = await client.post(path, form)
      expect({ path, status, data, wait: headers['retry-after'] }).toEqual({
        path,
        status: 503,
        data: { message: 'Det är mycket trafik just nu. Försök igen om en stund.' },
        wait: '5',
      })
    }
    letGo()
    await hangUp()
    expect((await client.post('/login', { email, password })).status).toBe(200)
  })
})
