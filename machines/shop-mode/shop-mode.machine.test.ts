import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'
import { type Round, type ShopModeEmitted, type ShopModeEvent, shopModeMachine } from './shop-mode.machine.ts'

const milk = { uuid: 'milk', name: 'Mælk' }
const walk = (name: string) => ({ chainName: 'Netto', steps: [{ part: null, name }] })

function openShop(round: Round | null = null) {
  const clock = new SimulatedClock()
  const changes: ShopModeEmitted['change'][] = []
  /** The round that the device keeps, whether the screen is kept awake, and how often the round was kept. */
  const device = { round: null as Round | null, isAwake: false, kept: 0 }
  const machine = shopModeMachine.provide({
    actors: {
      keepRound: fromCallback<EventObject, { list: string } & Round>(({ input: { chain } }) => {
        device.round = { chain }
        device.kept += 1
        return () => {
          device.round = null
        }
      }),
      keepAwake: fromCallback(() => {
        device.isAwake = true
        return () => {
          device.isAwake = false
        }
      }),
      followWalks: fromCallback<EventObject, { owner: string; list: string }>(() => {}),
    },
  })
  const input = { owner: 'mette@example.org', list: 'list', round }
  const actor = createActor(machine, { input, clock })
  actor.on('change.requested', ({ change }) => changes.push(change))
  actor.start()
  return {
    device,
    changes,
    wait: (ms: number) => clock.increment(ms),
    send: (...events: ShopModeEvent[]) => {
      for (const event of events) actor.send(event)
    },
    snapshot: () => actor.getSnapshot(),
  }
}

const requested = { type: 'shopping.requested', chain: 'Netto' } as const
const ticked = { type: 'item.ticked', ...milk } as const

describe('§4 shop mode', () => {
  it('keeps the round and the screen awake until it is left, in one press', () => {
    const shop = openShop()
    expect([shop.device, shop.snapshot().value]).toEqual([{ round: null, isAwake: false, kept: 0 }, 'closed'])
    expect(shop.snapshot().context.ticked).toBe(null)
    shop.send(requested)
    expect(shop.device).toEqual({ round: { chain: 'Netto' }, isAwake: true, kept: 1 })
    shop.send({ type: 'shopping.left' })
    expect([shop.device, shop.snapshot().value]).toEqual([{ round: null, isAwake: false, kept: 1 }, 'closed'])
    shop.send(requested, { type: 'escape.pressed' })
    expect(shop.snapshot().value).toBe('closed')
  })

  it('goes on in the chain of a tab that was killed', () => {
    const shop = openShop({ chain: 'Lidl' })
    expect([shop.snapshot().hasTag('shopping'), shop.snapshot().context.chain]).toEqual([true, 'Lidl'])
  })

  it('ticks for its chain, and keeps the round anew by each tick', () => {
    const shop = openShop()
    shop.send(requested, ticked)
    expect(shop.changes).toEqual([{ kind: 'check', itemUuid: 'milk', walkedIn: 'Netto' }])
    expect(shop.device.kept).toBe(2)
    shop.send({ type: 'item.unticked', uuid: 'bread' })
    expect(shop.changes.slice(1)).toEqual([{ kind: 'uncheck', itemUuid: 'bread', walkedIn: 'Netto' }])
  })

  it('teaches nothing where no chain is chosen', () => {
    const shop = openShop()
    shop.send({ ...requested, chain: null }, ticked)
    expect(shop.changes).toEqual([{ kind: 'check', itemUuid: 'milk' }])
  })

  it('offers to take the last tick back for 6 s', () => {
    const shop = openShop()
    shop.send(requested, { type: 'item.ticked', uuid: 'bread', name: 'Brød' })
    shop.wait(5999)
    shop.send(ticked)
    shop.wait(5999)
    expect(shop.snapshot().hasTag('undoable')).toBe(true)
    shop.send({ type: 'undo.pressed' })
    expect(shop.snapshot().hasTag('undoable')).toBe(false)
    expect(shop.changes.slice(2)).toEqual([{ kind: 'uncheck', itemUuid: 'milk', walkedIn: 'Netto' }])
    shop.send(ticked)
    shop.wait(6000)
    expect(shop.snapshot().hasTag('undoable')).toBe(false)
    expect(shop.changes).toHaveLength(4)
    shop.send(ticked, { type: 'item.unticked', uuid: 'milk' })
    expect(shop.snapshot().hasTag('undoable')).toBe(false)
  })

  it('has another chain after it was chosen, and Escape closes the choice first', () => {
    const shop = openShop()
    shop.send(requested, ticked, { type: 'chooser.toggled' }, { type: 'escape.pressed' })
    expect(shop.snapshot().value).toEqual({
      shopping: { round: 'kept', chooser: 'closed', order: 'settled', undo: 'offered' },
    })
    const isChoosing = () => shop.snapshot().hasTag('choosing')
    shop.send({ type: 'chooser.toggled' })
    expect(isChoosing()).toBe(true)
    shop.send({ type: 'chooser.toggled' })
    expect(isChoosing()).toBe(false)
    shop.send({ type: 'chooser.toggled' }, { type: 'chain.chosen', chain: 'Lidl' })
    expect(shop.snapshot().value).toEqual({
      shopping: { round: 'kept', chooser: 'closed', order: 'settled', undo: 'none' },
    })
    expect([shop.device.round, shop.snapshot().context.ticked]).toEqual([{ chain: 'Lidl' }, null])
  })

  it('takes what the list has learned until the first tick, after which no row moves', () => {
    const shop = openShop()
    const walksOf = (name: string): ShopModeEvent => ({ type: 'walks.loaded', walks: [walk(name)] })
    shop.send(requested, walksOf('Brød'), walksOf('Ost'), ticked, walksOf('Mælk'))
    expect(shop.snapshot().context.walks).toEqual([walk('Ost')])
  })
})
