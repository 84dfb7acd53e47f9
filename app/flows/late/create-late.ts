import {
  type LateCodeEvent,
  type LateCodeState,
  lateCodeStates,
} from '#machines/late-code/late-code.states.ts'
import { reloadIfMissingAgain } from './hear-failed-loads.ts'
import { isMissingFile } from './missing-file.ts'
import { waitingPresses } from './page-presses.ts'

/** What is done when late code is there. */
export type Press<Value> = {
  act: (value: Value) => void
  /** It replaces an earlier press of this kind that still waits. */
  kind?: string | undefined
  /** Whether it opens something on the page that is shown, and so is forgotten if the shopper leaves that page. */
  isOfPage?: boolean
  /** What it tells the machines of the tab, as data, with which it can be done on the page that is loaded anew. */
  told?: unknown
}

type Waiting<Value> = Press<Value> & { isPressed: boolean }

/** Something that is loaded once, when it is first needed: the states of `machines/late-code`, run without XState. */
export type Late<Value, Given = void> = {
  state: () => LateCodeState
  /** @returns undefined until it is loaded. */
  get: () => Value | undefined
  /** Calls back when its state changes. @returns a function that ends that. */
  subscribe: (listen: () => void) => () => void
  /**
   * Loads it, though nobody has pressed anything. After a failure, the next call tries again.
   * @param act is done when it is there. Nobody is told if it does not arrive.
   */
  want: (given: Given, act?: (value: Value) => void) => void
  /** As `want`. @throws the error of loading. */
  load: (given: Given) => Promise<Value>
  /** Loads it because something was pressed, which is done when it is there, however long that takes. */
  press: (given: Given, press?: Press<Value>) => void
  /** Forgets what was pressed. */
  drop: () => void
  /** Forgets what was pressed of a kind, because the shopper has left it. @returns whether it still waited. */
  takeBack: (kind: string) => boolean
  /** Forgets what would open on the page, because the shopper leaves it. */
  leavePage: () => void
  /** Ends it, as if it had never been needed. @param release is given what is loaded, also if it still arrives. */
  end: (release: (value: Value) => void) => void
}

type StateOfLateCode = { on?: Partial<Record<LateCodeEvent['type'], LateCodeState>> }

const isLoading = (state: LateCodeState): state is 'loading' | 'pressed' | 'retrying' =>
  'invoke' in lateCodeStates[state]

const eventsOf = (state: LateCodeState) => (lateCodeStates[state] as StateOfLateCode).on ?? {}

/** A file that does not arrive is no mistake of ours; the server, where no file is missing, has no `reportError`. */
const tell = (error: unknown) =>
  isMissingFile(error) || typeof window === 'undefined' ? console.warn(error) : reportError(error)

/** @param fetch loads it. It is called again after a failure (docs/decisions/023). */
export function createLate<Value, Given = void>(fetch: (given: Given) => Promise<Value>): Late<Value, Given> {
  let state: LateCodeState = 'idle'
  let latest: Given | undefined
  let loaded: { value: Value } | undefined
  let loading: Promise<Value> | undefined
  let waiting: Waiting<Value>[] = []
  let failures = 0
  const listeners = new Set<() => void>()

  const send = (type: LateCodeEvent['type']) => {
    const next = eventsOf(state)[type]
    if (next) enter(next)
  }
  const goOn = () => send('network.online')
  const enter = (next: LateCodeState) => {
    state = next
    if (isLoading(state)) {
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
    if (isLoading(state)) enter(lateCodeStates[state].invoke[outcome])
  }
  // Async, so that what it throws at once is a failure like any other.
  const fetchLatest = async () => fetch(latest as Given)
  const start = () => {
    const mine: Promise<Value> = fetchLatest().then(
      (value) => {
        if (loading !== mine) return value
        loaded = { value }
        settle('onDone')
        queueMicrotask(doWaiting)
        return value
      },
      (error: unknown) => {
        tell(error)
        failures += 1
        if (loading === mine) {
          loading = undefined
          settle('onError')
          if (state === 'failed') reloadIfMissingAgain(error, failures)
        }
        throw error
      },
    )
    return mine
  }
  const keep = (next: Waiting<Value>[]) => {
    for (const press of waiting) waitingPresses.delete(press)
    waiting = next
    for (const press of waiting) if (press.isPressed) waitingPresses.add(press)
  }
  const doWaiting = () => {
    if (!loaded) return
    const { value } = loaded
    const due = waiting
    keep([])
    for (const { act } of due)
      try {
        act(value)
      } catch (error) {
        // The next press is done all the same.
        reportError(error)
      }
  }
  const forget = (isForgotten: (press: Waiting<Value>) => boolean | undefined) => {
    const kept = waiting.filter((press) => !isForgotten(press))
    const isAny = kept.length < waiting.length
    keep(kept)
    if (isAny && !waiting.some(({ isPressed }) => isPressed)) send('press.dropped')
    return isAny
  }
  const load = (given: Given) => {
    latest = given
    send('code.wanted')
    // In every state that this event leads to or leaves alone, it loads or is loaded.
    return loading as Promise<Value>
  }
  return {
    state: () => state,
    get: () => loaded?.value,
    subscribe: (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    load,
    want: (given, act) => {
      if (act) keep([...waiting, { act, isPressed: false }])
      void load(given)
      queueMicrotask(doWaiting)
    },
    press: (given, press) => {
      latest = given
      if (press)
        keep([
          ...waiting.filter(({ kind }) => !press.kind || kind !== press.kind),
          { ...press, isPressed: true },
        ])
      send('part.pressed')
      // Later, so that a press is answered alike whether or not the code was there.
      queueMicrotask(doWaiting)
    },
    drop: () => {
      keep(waiting.filter(({ isPressed }) => !isPressed))
      send('press.dropped')
    },
    takeBack: (kind) => forget((press) => press.kind === kind),
    leavePage: () => {
      forget(({ isOfPage }) => isOfPage)
    },
    end: (release) => {
      loading?.then(release, () => {})
      keep([])
      loaded = undefined
      loading = undefined
      enter('idle')
    },
  }
}
