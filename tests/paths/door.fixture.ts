import { assign, emit, fromPromise, sendTo, setup } from 'xstate'

/**
 * A small machine with one of everything that the harness supports: guards in branches, a delay, an actor that answers
 * or fails, an eventless choice, a nested state, emitted events and a counter.
 */
export const doorMachine = setup({
  types: {
    context: {} as { knocks: number },
    input: {} as { knocks: number },
    events: {} as { type: 'door.knock' } | { type: 'door.push' } | { type: 'door.close' },
    emitted: {} as { type: 'door.opened'; knocks: number },
    tags: {} as 'open',
  },
  actors: {
    askOwner: fromPromise<{ isWelcome: boolean }, { knocks: number }>(() =>
      Promise.reject(new Error('absent')),
    ),
  },
  delays: { closing: 500 },
  guards: {
    hasKnocked: ({ context }) => context.knocks > 0,
    isWelcome: (_, { isWelcome }: { isWelcome: boolean }) => isWelcome,
    isPatient: ({ context }) => context.knocks < 2,
  },
  actions: {
    count: assign(({ context }) => ({ knocks: context.knocks + 1 })),
    tell: emit(({ context }) => ({ type: 'door.opened', knocks: context.knocks })),
  },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.knock': { guard: 'isPatient', actions: 'count' },
        'door.push': { guard: 'hasKnocked', target: 'asking' },
      },
    },
    asking: {
      invoke: {
        src: 'askOwner',
        input: ({ context }) => ({ knocks: context.knocks }),
        onDone: [
          {
            guard: { type: 'isWelcome', params: ({ event }) => event.output },
            target: 'open',
            actions: 'tell',
          },
          { target: 'refused' },
        ],
        onError: { target: 'refused' },
      },
    },
    refused: { always: [{ guard: 'isPatient', target: 'shut' }, { target: 'locked' }] },
    open: {
      tags: 'open',
      initial: 'ajar',
      on: { 'door.close': { target: 'shut' } },
      states: { ajar: { after: { closing: { target: '#door.shut' } } } },
    },
    locked: {},
  },
})

/** The hall behind the door: it has no states of its own, and sends the door an event when the bell rings. */
export const hallMachine = setup({
  types: { events: {} as { type: 'bell.rung' }, children: {} as { door: 'door' } },
  actors: { door: doorMachine },
  actions: { tellDoor: sendTo('door', { type: 'door.knock' }) },
}).createMachine({
  id: 'hall',
  invoke: { src: 'door', id: 'door', input: { knocks: 0 } },
  on: { 'bell.rung': { actions: 'tellDoor' } },
})
