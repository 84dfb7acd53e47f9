import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { pushStateSchema } from '#app/domain/agents/price-agent-schemas.ts'
import { openApiDocument } from '#app/server/api/openapi/openapi-document.ts'
import { describeOnEachDatabase } from '../../databases/databases.ts'
import { servedAgents, type Watcher } from '../served-agents.ts'
import { pushBrowser } from './push-browser.ts'

const path = (name: string) => `/api/price-agent/push/${name}/`
const names = ['check', 'subscribe', 'unsubscribe']

describeOnEachDatabase('§4 price alerts: the contract of notifications, asked by axios', (database) => {
  const { visitor, registered, watcher } = servedAgents(database)

  const subscribe = async (client: Watcher, browser = pushBrowser()) => {
    const { status } = await client.post(path('subscribe'), browser.subscription)
    expect(status).toBe(204)
    return browser.subscription
  }
  const hears = async (client: Watcher, { endpoint }: { endpoint: string }) => {
    const { status, data, headers } = await client.post(path('check'), { endpoint })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    return parse(pushStateSchema, data).is_subscribed
  }
  const devicesOf = async ({ email }: Watcher) => {
    const rows = await database().query<{ endpoint: string }>(
      `select endpoint from push_subscriptions s join users u on u.id = s.user_id where u.email = $1 order by s.id`,
      [email],
    )
    return rows.map(({ endpoint }) => endpoint)
  }

  it('§6: verified users only, with the token of the page', async () => {
    const guest = await visitor()
    const { client: unverified } = await registered()
    const anna = await watcher()
    const body = pushBrowser().subscription
    for (const name of names) {
      expect((await guest.post(path(name), body)).status).toBe(401)
      expect((await unverified.post(path(name), body)).status).toBe(403)
      const forged = await anna.post(path(name), body, { headers: { 'X-XSRF-TOKEN': 'no' } })
      expect(forged.status).toBe(419)
    }
    expect(await devicesOf(anna)).toEqual([])
  })

  it('a browser subscribes, is known, and unsubscribes; each can be repeated', async () => {
    const anna = await watcher()
    expect(parse(pushStateSchema, (await anna.post(path('check'))).data)).toEqual({
      public_key: expect.stringMatching(/^B[\w-]{86}$/),
      is_subscribed: false,
    })
    const browser = pushBrowser()
    await subscribe(anna, browser)
    await subscribe(anna, browser)
    expect([await hears(anna, browser.subscription), await devicesOf(anna)]).toEqual([
      true,
      [browser.subscription.endpoint],
    ])
    expect(await hears(anna, pushBrowser().subscription)).toBe(false)
    for (const _ of [1, 2]) expect((await anna.post(path('unsubscribe'))).status).toBe(204)
    expect([await hears(anna, browser.subscription), await devicesOf(anna)]).toEqual([false, []])
  })

  it('a browser that subscribes anew has one address, and belongs to who subscribed last', async () => {
    const [anna, bo] = [await watcher(), await watcher()]
    await subscribe(anna)
    const browser = pushBrowser()
    await subscribe(anna, browser)
    expect(await devicesOf(anna)).toEqual([browser.subscription.endpoint])
    await subscribe(bo, browser)
    expect([await devicesOf(anna), await devicesOf(bo)]).toEqual([[], [browser.subscription.endpoint]])
    expect(await hears(anna, browser.subscription)).toBe(false)
  })

  it.each([
    ['http', 'http://updates.push.services.mozilla.com/wpush/v2/a'],
    ['another site', 'https://example.org/push'],
    ['a name that ends alike', 'https://evil-fcm.googleapis.com.example.org/a'],
    ['a name that begins alike', 'https://notfcm.googleapis.com/a'],
    ['another port', 'https://fcm.googleapis.com:8443/a'],
    ['a private address', 'https://127.0.0.1/a'],
    ['a user in the address', 'https://a@fcm.googleapis.com/a'],
    ['no address', 'push'],
    ['a long address', `https://fcm.googleapis.com/${'a'.repeat(1000)}`],
  ])('only push services of browsers are accepted: not %s', async (_, endpoint) => {
    const anna = await watcher()
    const { keys } = pushBrowser().subscription
    const { status, data } = await anna.post(path('subscribe'), { endpoint, keys })
    expect({ status, errors: data.errors }).toEqual({
      status: 422,
      errors: { endpoint: ['Notifikationer kan ikke sendes til denne browser.'] },
    })
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])('accepts %s', async (endpoint) => {
    const anna = await watcher()
    const browser = pushBrowser(`${endpoint}${Math.random()}`)
    await subscribe(anna, browser)
    expect(await devicesOf(anna)).toEqual([browser.subscription.endpoint])
  })

  it('keys that no browser has are refused', async () => {
    const anna = await watcher()
    const { endpoint, keys } = pushBrowser().subscription
    for (const wrong of [undefined, {}, { ...keys, auth: 'a' }, { ...keys, p256dh: keys.auth }]) {
      const { status, data } = await anna.post(path('subscribe'), { endpoint, keys: wrong })
      expect([status, Object.keys(data.errors)]).toEqual([422, ['keys']])
    }
  })

  it('a user has ten devices at most; the first give way', async () => {
    const anna = await watcher()
    const [{ id } = { id: '' }] = await database().query<{ id: string }>(
      'select id from users where email = $1',
      [anna.email],
    )
    await database().query(
      `with others as (
         insert into sessions (id, token, user_id, expires_at)
         select 'other' || n || $1, 'other' || n || $1, $1, now() from generate_series(1, 10) n returning id)
       insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
       select id, $1, id, 'p', 'a' from others order by length(id), id`,
      [id],
    )
    const { endpoint } = await subscribe(anna)
    const devices = await devicesOf(anna)
    expect([devices.length, devices.at(0), devices.at(-1)]).toEqual([10, `other2${id}`, endpoint])
  })

  it('a device hears nothing more when its user has logged out', async () => {
    const anna = await watcher()
    await subscribe(anna)
    await anna.post('/logout')
    expect(await devicesOf(anna)).toEqual([])
  })

  it('§7.3 the export names the devices without their keys, and deleting leaves none', async () => {
    const anna = await watcher()
    const { endpoint, keys } = await subscribe(anna)
    const { data } = await anna.get('/api/user/export')
    expect(data.price_agent.notified_devices).toEqual([
      { user_agent: expect.anything(), added_at: '2026-11-21T08:00:00.000Z' },
    ])
    const written = JSON.stringify(data)
    expect([endpoint, keys.auth, keys.p256dh].filter((secret) => written.includes(secret))).toEqual([])
    await anna.delete('/api/user', { data: { password: 'smør på brødet' } })
    expect(
      await database().query('select 1 from push_subscriptions where endpoint = $1', [endpoint]),
    ).toEqual([])
  })

  it('the contract in OpenAPI has every address', () => {
    const { paths } = openApiDocument() as { paths: Record<string, object> }
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(names.map(path)))
  })
})
