import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type DeviceState, type Permission, pushNotificationsMachine } from './push-notifications.machine.ts'

/** A device that answers as the test says; a call without an answer left fails with `error`. */
function startOn(answers: { device?: DeviceState[]; permission?: Permission[]; saved?: number }) {
  const error = { kind: 'offline' }
  const calls: string[] = []
  const emitted: unknown[] = []
  const next = <Value>(name: string, values: Value[] = []) => {
    calls.push(name)
    const value = values.shift()
    if (value === undefined) throw error
    return value
  }
  const saves = Array.from({ length: answers.saved ?? 0 }, () => true)
  const actor = createActor(
    pushNotificationsMachine.provide({
      actors: {
        checkDevice: fromPromise(async () => next('checkDevice', answers.device)),
        askPermission: fromPromise(async () => next('askPermission', answers.permission)),
        subscribe: fromPromise<void>(async () => {
          next('subscribe', saves)
        }),
        unsubscribe: fromPromise<void>(async () => {
          next('unsubscribe', saves)
        }),
      },
    }),
  )
  const passed: string[] = []
  actor.subscribe(({ value, tags }) => passed.push([value, ...tags].join(' #')))
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settled = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
    return { passed: passed.splice(0), calls: calls.splice(0), emitted: emitted.splice(0) }
  }
  return { error, send: actor.send, settled }
}

describe('§4 price alerts: notifications of the browser', () => {
  it.each(['unsupported', 'denied', 'off', 'on'] as const)(
    'a device that is %s is shown so',
    async (state) => {
      const { settled } = startOn({ device: [state] })
      expect(await settled()).toEqual({
        passed: ['checking #busy', state],
        calls: ['checkDevice'],
        emitted: [],
      })
    },
  )

  it('the browser asks after a press only, and the device subscribes when the shopper allows it', async () => {
    const { send, settled } = startOn({ device: ['off'], permission: ['granted'], saved: 1 })
    expect((await settled()).calls).toEqual(['checkDevice'])
    send({ type: 'notifications.wanted' })
    expect(await settled()).toEqual({
      passed: ['asking #busy', 'subscribing #busy', 'on'],
      calls: ['askPermission', 'subscribe'],
      emitted: [],
    })
  })

  it('a shopper who says no, or closes the question, is not subscribed; after no the browser asks no more', async () => {
    const { send, settled } = startOn({ device: ['off', 'off'], permission: ['default', 'denied'] })
    await settled()
    send({ type: 'notifications.wanted' })
    expect((await settled()).passed).toEqual(['asking #busy', 'off'])
    send({ type: 'notifications.wanted' })
    expect((await settled()).passed).toEqual(['asking #busy', 'denied'])
    send({ type: 'notifications.wanted' })
    expect(await settled()).toEqual({ passed: ['denied'], calls: [], emitted: [] })
    send({ type: 'retried' })
    expect((await settled()).passed).toEqual(['checking #busy', 'off'])
  })

  it('a device that hears is turned off', async () => {
    const { send, settled } = startOn({ device: ['on'], saved: 1 })
    await settled()
    send({ type: 'notifications.unwanted' })
    expect(await settled()).toEqual({
      passed: ['unsubscribing #busy', 'off'],
      calls: ['unsubscribe'],
      emitted: [],
    })
  })

  it('§8: a failure is told, and a retry does again what failed', async () => {
    const answers: Parameters<typeof startOn>[0] = { device: [] }
    const { error, send, settled } = startOn(answers)
    const failed = [{ type: 'call.failed', error }]
    expect(await settled()).toEqual({
      passed: ['checking #busy', 'checkFailed #failed'],
      calls: ['checkDevice'],
      emitted: failed,
    })
    answers.device?.push('off')
    send({ type: 'retried' })
    expect((await settled()).passed).toEqual(['checking #busy', 'off'])
    send({ type: 'notifications.wanted' })
    expect(await settled()).toEqual({
      passed: ['asking #busy', 'subscribeFailed #failed'],
      calls: ['askPermission'],
      emitted: failed,
    })
    answers.permission = ['granted']
    send({ type: 'retried' })
    expect(await settled()).toEqual({
      passed: ['asking #busy', 'subscribing #busy', 'subscribeFailed #failed'],
      calls: ['askPermission', 'subscribe'],
      emitted: failed,
    })
  })

  it('§8: a device that could not be turned off is turned off by a retry', async () => {
    const { send, settled } = startOn({ device: ['on'] })
    await settled()
    for (const type of ['notifications.unwanted', 'retried'] as const) {
      send({ type })
      expect(await settled()).toMatchObject({
        passed: ['unsubscribing #busy', 'unsubscribeFailed #failed'],
        calls: ['unsubscribe'],
      })
    }
  })
})
