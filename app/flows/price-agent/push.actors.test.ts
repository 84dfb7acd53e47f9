import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { devicePushMachine } from './push.actors.ts'

const publicKey = 'BP-_'
const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer

type Known = { public_key: string; is_subscribed: boolean }

/** A browser with these features; `calls` is what it and our server were asked, in order. */
let calls: unknown[] = []
let known: Known
let current: PushSubscription | null
let permission: NotificationPermission

const subscriptionFor = (key: string) =>
  ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey: bytesOf(key) },
    toJSON: () => ({ endpoint: 'https://push.example/1' }),
    unsubscribe: async () => {
      calls.push('unsubscribe')
      current = null
      return true
    },
  }) as unknown as PushSubscription

vi.mock('#app/api/price-agent.ts', () => ({
  checkPush: async (endpoint: unknown) => {
    calls.push(['check', endpoint])
    return known
  },
  subscribeToPush: async (body: unknown) => void calls.push(['save', body]),
  unsubscribeFromPush: async () => void calls.push('forget'),
}))
vi.mock('#app/device/install-worker.ts', () => ({ installWorker: async () => void calls.push('install') }))

beforeEach(() => {
  calls = []
  known = { public_key: publicKey, is_subscribed: true }
  current = null
  permission = 'default'
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async (options: unknown) => {
      calls.push(options)
      current = subscriptionFor(publicKey)
      return current
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => 'granted',
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const opened = async () => {
  const actor = createActor(devicePushMachine).start()
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return actor
}
const stateOf = async () => (await opened()).getSnapshot().value
const settled = async (actor: Awaited<ReturnType<typeof opened>>) =>
  (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).value

describe('§4 price alerts: the notifications of this device', () => {
  it.each(['PushManager', 'Notification'])('a browser without %s cannot show them', async (missing) => {
    vi.stubGlobal('window', { PushManager: class {}, Notification: class {}, [missing]: undefined })
    Reflect.deleteProperty(window, missing)
    expect([await stateOf(), calls]).toEqual(['unsupported', []])
  })

  it('a browser without service workers cannot show them', async () => {
    vi.stubGlobal('navigator', {})
    expect(await stateOf()).toBe('unsupported')
  })

  it('a device whose shopper said no is denied, and one that has not subscribed is off; no server is asked', async () => {
    permission = 'denied'
    expect(await stateOf()).toBe('denied')
    permission = 'granted'
    expect([await stateOf(), calls]).toEqual(['off', []])
  })

  it.each([
    ['on, if our server knows it', publicKey, true, 'on'],
    ['off, if it is another user’s or was removed', publicKey, false, 'off'],
    ['off, if it is for a key that our server has no more', 'BAAA', true, 'off'],
  ])('a device that has subscribed is %s', async (_, key, is_subscribed, state) => {
    current = subscriptionFor(key)
    known = { public_key: publicKey, is_subscribed }
    expect([await stateOf(), calls]).toEqual([state, [['check', 'https://push.example/1']]])
  })

  it('turning on ends an earlier subscription, subscribes for our key, and tells our server', async () => {
    current = subscriptionFor('BAAA')
    known = { public_key: publicKey, is_subscribed: false }
    const actor = await opened()
    calls = []
    actor.send({ type: 'notifications.wanted' })
    expect([await settled(actor), calls]).toEqual([
      'on',
      [
        ['check', undefined],
        'install',
        'unsubscribe',
        { userVisibleOnly: true, applicationServerKey: publicKey },
        ['save', { endpoint: 'https://push.example/1' }],
      ],
    ])
  })

  it('turning off tells our server first, so that a failure can be repeated', async () => {
    current = subscriptionFor(publicKey)
    const actor = await opened()
    calls = []
    actor.send({ type: 'notifications.unwanted' })
    expect([await settled(actor), calls]).toEqual(['off', ['forget', 'unsubscribe']])
  })

  it('a service worker that is not installed in 20 seconds is a failure', async () => {
    const actor = await opened()
    Object.assign(navigator.serviceWorker, { ready: new Promise(() => {}) })
    vi.useFakeTimers()
    actor.send({ type: 'notifications.wanted' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(actor.getSnapshot().value).toBe('subscribeFailed')
  })
})
