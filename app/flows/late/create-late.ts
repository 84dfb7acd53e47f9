import {
  type LateCodeEvent,
  type LateCodeState,
  lateCodeStates,
} from '#machines/late-code/late-code.states.ts'

/** Something that is loaded once, when it is first needed: the states of `machines/late-code`, run without XState. */
export type Late<Value, Given = void> = {
  state: () => LateCodeState
  /** @returns undefined until it is loaded. */
  get: () => Value | undefined
  /** Calls back when its state changes. @returns a function that ends that. */
  subscribe: (listen: () => void) => () => void
  /** Loads it, though nobody has pressed anything. After a failure, the next call tries again. */
  want: (given: Given) => void
  /** As `want`. @throws the error of loading. */
  load: (given: Given) => Promise<Value>
  /**
   * Loads it because something was pressed, which is done when it is there, however long that takes.
   * @param kind replaces an earlier press of this kind that still waits.
   */
  press: (given: Given, act?: (value: Value) => void, kind?: string) => void
  /** Forgets what was pressed. */
  drop: () => void
}

type StateOfLateCode = { on?: Partial<Record<LateCodeEvent['type'], LateCodeState>> }

const eventsOf = (state: LateCodeState) => (lateCodeStates[state] as StateOfLateCode).on ?? {}

/** @param fetch loads it. It is called again after a failure, and browsers then fetch a module again too. */
export function createLate<Value, Given = void>(fetch: (given: Given) => Promise<Value>): Late<Value, Given> {
  let state: LateCodeState = 'idle'
  let latest: Given | undefined
  let loaded: { value: Value } | undefined
  let loading: Promise<Value> | undefined
  let presses: { act: (value: Value) => void; kind: string | undefined }[] = []
  const listeners = new Set<() => void>()

  const send = (type: LateCodeEvent['type']) => {
    const next = eventsOf(state)[type]
    if (next) enter(next)
  }
  const goOn = () => send('network.online')
  const enter = (next: LateCodeState) => {
    state = next
    if (state === 'loading' || state === 'pressed') {
      loading ??= start()
      // Its state tells of it.
      loading.catch(() => {})
    }
    if (typeof window !== 'undefined') {
      if ('network.online' in eventsOf(state)) addEventListener('online', goOn)
      else removeEventListener('online', goOn)
    }
    for (const listen of listeners) listen()
  }
  const settle = (outcome: 'onDone' | 'onError') => {
    if (state === 'loading' || state === 'pressed') enter(lateCodeStates[state].invoke[outcome])
  }
  const start = async () => {
    try {
      const value = await fetch(latest as Given)
      loaded = { value }
      settle('onDone')
      queueMicrotask(doPressed)
      return value
    } catch (error) {
      console.warn(error)
      loading = undefined
      settle('onError')
      throw error
    }
  }
  const doPressed = () => {
    if (!loaded) return
    const waiting = presses
    presses = []
    for (const { act } of waiting) act(loaded.value)
  }
  const load = (given: Given) => {
    latest = given
    send('code.wanted')
    return loading ?? start()
  }
  return {
    state: () => state,
    get: () => loaded?.value,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    load,
    want: (given) => void load(given),
    press: (given, act, kind) => {
      latest = given
      if (act) presses = [...presses.filter((press) => !kind || press.kind !== kind), { act, kind }]
      send('part.pressed')
      // Later, so that a press is answered alike whether or not the code was there.
      queueMicrotask(doPressed)
    },
    drop: () => {
      presses = []
      send('press.dropped')
    },
  }
}
