export type LateCodeEvent = { type: 'code.wanted' | 'part.pressed' | 'press.dropped' | 'network.online' }
export type LateCodeState = 'idle' | 'loading' | 'pressed' | 'missing' | 'failed' | 'retrying' | 'ready'

type StateOfLateCode = {
  /** Loading the code, and the states that follow. */
  invoke?: { src: 'loadCode'; onDone: LateCodeState; onError: LateCodeState }
  on?: Partial<Record<LateCodeEvent['type'], LateCodeState>>
}

/**
 * The states of code that comes after the page. The machine is made from them, and the page runs them without XState, which
 * is late code itself (docs/decisions/023). Loading again while it is loading joins the load that runs.
 */
export const lateCodeStates = {
  idle: { on: { 'code.wanted': 'loading', 'part.pressed': 'pressed' } },
  // Nobody has pressed anything that needs it.
  loading: {
    invoke: { src: 'loadCode', onDone: 'ready', onError: 'missing' },
    on: { 'part.pressed': 'pressed' },
  },
  pressed: {
    invoke: { src: 'loadCode', onDone: 'ready', onError: 'failed' },
    on: { 'press.dropped': 'loading' },
  },
  // Nobody misses it.
  missing: { on: { 'code.wanted': 'loading', 'part.pressed': 'pressed', 'network.online': 'loading' } },
  // The shopper is told, and can try again. Whoever else wants it tries for them too.
  failed: {
    on: {
      'code.wanted': 'retrying',
      'part.pressed': 'retrying',
      'press.dropped': 'missing',
      'network.online': 'retrying',
    },
  },
  // What told the shopper of the failure stays until this try has ended: a second click must not meet what is below it.
  retrying: {
    invoke: { src: 'loadCode', onDone: 'ready', onError: 'failed' },
    on: { 'press.dropped': 'loading' },
  },
  ready: {},
} as const satisfies Record<LateCodeState, StateOfLateCode>
