import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { ConsentCategory } from '#app/domain/consent.ts'
import {
  type ChoiceStoreEvent,
  type ConsentEmitted,
  type ConsentEvent,
  consentMachine,
} from './consent.machine.ts'

/** A tab on a device that remembers a choice, or none. */
function openTab(kept: ConsentCategory[] | null) {
  const device = { kept }
  const emitted: ConsentEmitted[] = []
  const choiceStore = fromCallback<ChoiceStoreEvent>(({ receive, sendBack }) => {
    const tell = () => sendBack({ type: 'choice.recalled', choice: device.kept })
    receive(tell)
    tell()
  })
  const tab = createActor(consentMachine.provide({ actors: { choiceStore } }))
  tab.on('*', (fact) => emitted.push(fact))
  const before = tab.getSnapshot()
  tab.start()
  return {
    before,
    device,
    emitted,
    send: (...events: ConsentEvent[]) => {
      for (const event of events) tab.send(event)
    },
    state: () => tab.getSnapshot().value,
    has: (tag: 'open' | 'asking' | 'preferences') => tab.getSnapshot().hasTag(tag),
  }
}

/** The banner asks from now on. */
const asked = { type: 'consent.asked' }
const changed = (...allowed: ConsentCategory[]) => ({ type: 'consent.changed', allowed })

describe('§4 consent', () => {
  it('is unknown, and nothing is shown, until the device has answered', () => {
    const { before } = openTab(null)
    expect([before.value, before.hasTag('open')]).toEqual(['unknown', false])
  })

  it('is asked for on a device that remembers no choice; nothing is allowed until then', () => {
    const tab = openTab(null)
    expect([tab.state(), tab.has('open'), tab.has('preferences')]).toEqual([
      { asking: 'banner' },
      true,
      false,
    ])
    expect(tab.emitted).toEqual([changed(), asked])
  })

  it('is not asked for again', () => {
    const tab = openTab(['statistics'])
    expect([tab.state(), tab.has('open')]).toEqual([{ decided: 'resting' }, false])
    expect(tab.emitted).toEqual([changed('statistics')])
  })

  it('is chosen in the banner, or by category behind it', () => {
    const tab = openTab(null)
    tab.send({ type: 'preferences.requested' })
    expect([tab.state(), tab.has('open'), tab.has('preferences')]).toEqual([
      { asking: 'preferences' },
      true,
      true,
    ])
    tab.send({ type: 'preferences.closed' })
    expect(tab.state()).toEqual({ asking: 'banner' })
    tab.send({ type: 'choice.made', choice: ['statistics'] })
    expect([tab.state(), tab.has('open')]).toEqual([{ decided: 'resting' }, false])
    expect(tab.emitted).toEqual([changed(), asked, changed('statistics')])
  })

  it('the banner stays below the preferences that it opens, and not below those of the footer', () => {
    const tab = openTab(null)
    tab.send({ type: 'preferences.requested' })
    expect(tab.has('asking')).toBe(true)
    tab.send({ type: 'choice.made', choice: [] }, { type: 'preferences.requested' })
    expect([tab.has('preferences'), tab.has('asking')]).toEqual([true, false])
  })

  it('§2.4 the cookie settings open the preferences again; a withdrawal holds at once', () => {
    const tab = openTab(['statistics'])
    tab.send({ type: 'preferences.requested' })
    expect([tab.state(), tab.has('open'), tab.has('preferences')]).toEqual([
      { decided: 'changing' },
      true,
      true,
    ])
    tab.send({ type: 'preferences.closed' })
    expect(tab.state()).toEqual({ decided: 'resting' })
    tab.send({ type: 'preferences.requested' }, { type: 'choice.made', choice: [] })
    expect([tab.state(), tab.emitted]).toEqual([{ decided: 'resting' }, [changed('statistics'), changed()]])
  })

  it('is what another tab chose, once the shopper is back in this one', () => {
    const tab = openTab(null)
    tab.send({ type: 'preferences.requested' }, { type: 'tab.returned' })
    expect(tab.state()).toEqual({ asking: 'preferences' })
    tab.device.kept = ['statistics']
    tab.send({ type: 'tab.returned' })
    expect(tab.state()).toEqual({ decided: 'resting' })
    tab.send({ type: 'tab.returned' })
    expect(tab.emitted).toEqual([changed(), asked, changed('statistics')])
  })

  it('is asked for anew if the device has forgotten it', () => {
    const tab = openTab(['statistics'])
    tab.device.kept = null
    tab.send({ type: 'tab.returned' })
    expect([tab.state(), tab.emitted]).toEqual([
      { asking: 'banner' },
      [changed('statistics'), changed(), asked],
    ])
  })
})
