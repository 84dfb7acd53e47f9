import type { StateValue } from 'xstate'

/** An event as it is recorded: its type, and what is left of its other fields (`placeholder.ts`). */
export type RecordedEvent = { type: string; [field: string]: unknown }

/** An event that an actor was sent, and what it made of it. */
export type RecordedStep = {
  /** Milliseconds since the page was asked for. */
  at: number
  /** The id of its actor. */
  actor: number
  event: RecordedEvent
  /** The names of the transitions that it took, as in the path tables; none if it ignored the event. */
  takes: string[]
  /** The state that it is in afterwards. */
  value: StateValue
  /** The actors that it started. */
  starts: string[]
  status: 'active' | 'done' | 'error' | 'stopped'
}

/** An actor of a machine. `flow` is the machine's id, `parent` the id of the actor that started it. */
export type RecordedActor = {
  id: number
  flow: string
  parent: number | null
  /** Its input, without what could tell who the shopper is. */
  input: unknown
  /** What it was in before the first step that is kept of it; null if that step is its start. */
  before: { value: StateValue; context: unknown } | null
}

/** What a tab has recorded of its flows. */
export type Recording = {
  version: 1
  /** When the page was asked for. */
  begun: string
  /** The width of the window in pixels. */
  width: number
  actors: RecordedActor[]
  steps: RecordedStep[]
}
