import { expect, it } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { watchModals } from './watch-modals.ts'

const viewer = setup({ types: { tags: {} as 'open' } }).createMachine({
  initial: 'closed',
  states: { closed: { on: { open: 'open' } }, open: { tags: 'open', on: { close: 'closed' } } },
})

it('§2.7 tells which modal has opened and which has closed', () => {
  const told: EventObject[] = []
  const root = createActor(
    setup({ actors: { offerViewer: viewer, watchModals } }).createMachine({
      invoke: { src: 'offerViewer', id: 'offerViewer' },
      initial: 'on',
      states: {
        on: {
          invoke: {
            src: 'watchModals',
            input: ({ self }) => ({ parent: self, modals: [{ flow: 'offerViewer', tag: 'open' }] }),
          },
        },
      },
      on: {
        'modal.began': { actions: ({ event }) => told.push(event) },
        'modal.ended': { actions: ({ event }) => told.push(event) },
      },
    }),
  ).start()
  const { offerViewer } = root.getSnapshot().children
  for (const type of ['open', 'close']) offerViewer?.send({ type })
  expect(told).toEqual([
    { type: 'modal.began', modal: 'offerViewer' },
    { type: 'modal.ended', modal: 'offerViewer' },
  ])
})
