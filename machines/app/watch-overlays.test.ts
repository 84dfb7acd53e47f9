import { expect, it } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import type { Overlay } from '#machines/overlays/overlays.machine.ts'
import { watchOverlays } from './watch-overlays.ts'

/** A flow that is open from the start or not, and changes while it is open. */
const flow = (initial: 'closed' | 'open') =>
  setup({ types: { tags: {} as 'open' } }).createMachine({
    initial,
    states: {
      closed: { on: { open: 'open' } },
      open: {
        tags: 'open',
        initial: 'first',
        on: { close: 'closed' },
        states: { first: { on: { change: 'second' } }, second: {} },
      },
    },
  })

it('tells once when a flow opens or closes, not when it changes while open, and nothing after its end', () => {
  const overlays: Overlay[] = ['userMenu', 'typeahead', 'megaMenu']
  const told: EventObject[] = []
  const root = createActor(
    setup({ actors: { userMenu: flow('closed'), typeahead: flow('open'), watchOverlays } }).createMachine({
      initial: 'on',
      // A flow that does not run, here the mega menu, is not waited for.
      invoke: [
        { src: 'userMenu', id: 'userMenu' },
        { src: 'typeahead', id: 'typeahead' },
      ],
      states: {
        on: {
          invoke: { src: 'watchOverlays', input: ({ self }) => ({ parent: self, overlays }) },
          on: { stop: 'off' },
        },
        off: {},
      },
      on: {
        'overlay.opened': { actions: ({ event }) => told.push(event) },
        'overlay.closed': { actions: ({ event }) => told.push(event) },
      },
    }),
  ).start()
  const { userMenu, typeahead } = root.getSnapshot().children
  for (const type of ['open', 'change', 'close', 'open']) userMenu?.send({ type })
  for (const type of ['change', 'close']) typeahead?.send({ type })
  root.send({ type: 'stop' })
  userMenu?.send({ type: 'close' })
  expect(told).toEqual([
    { type: 'overlay.opened', overlay: 'userMenu' },
    { type: 'overlay.closed', overlay: 'userMenu' },
    { type: 'overlay.opened', overlay: 'userMenu' },
    { type: 'overlay.opened', overlay: 'typeahead' },
    { type: 'overlay.closed', overlay: 'typeahead' },
  ])
})
