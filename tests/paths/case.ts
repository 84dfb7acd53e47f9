import type {
  AnyActorLogic,
  AnyStateMachine,
  EventFromLogic,
  OutputFrom,
  SnapshotFrom,
  StateMachine,
} from 'xstate'

/**
 * One thing that can happen to a machine: an event is sent, a delay passes, an actor answers or fails.
 * `label` names it in titles and tables and is unique in a suite. `ms` is the length of the delay in the
 * rules, not the machine's own. `when` leaves a case out of states in which it cannot happen: the page shows
 * no button for it, or the delay has another length there.
 */
export type Case =
  | { kind: 'send'; label: string; event: { type: string }; when?: (snapshot: never) => boolean }
  | { kind: 'after'; label: string; delay: string; ms: number; when?: (snapshot: never) => boolean }
  | { kind: 'done'; label: string; src: string; output: unknown; when?: (snapshot: never) => boolean }
  | { kind: 'fail'; label: string; src: string; error: unknown }

type PartsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? { actor: Actor; delay: Delay }
    : never
type DelayOf<M> = PartsOf<M>['delay']
type SourceOf<M> = PartsOf<M>['actor']['src']
type OutputOf<M, Source> =
  Extract<PartsOf<M>['actor'], { src: Source }> extends { logic: infer Logic }
    ? Logic extends AnyActorLogic
      ? OutputFrom<Logic>
      : never
    : never

/** Creates a machine's cases, checked by its types: a wrong event, delay, actor or output does not compile. */
export function casesOf<M extends AnyStateMachine>(_machine: M) {
  return {
    send: (
      event: EventFromLogic<M>,
      options: { label?: string; when?: (snapshot: SnapshotFrom<M>) => boolean } = {},
    ): Case => ({ kind: 'send', event, label: options.label ?? labelOf(event), ...whenOf(options) }),
    after: (
      delay: DelayOf<M>,
      ms: number,
      options: { when?: (snapshot: SnapshotFrom<M>) => boolean } = {},
    ): Case => ({ kind: 'after', delay, ms, label: `after ${delay} ${ms} ms`, ...whenOf(options) }),
    done: <Source extends SourceOf<M>>(
      src: Source,
      output: OutputOf<M, Source>,
      label: string,
      options: { when?: (snapshot: SnapshotFrom<M>) => boolean } = {},
    ): Case => ({ kind: 'done', src, output, label: `${src} answers ${label}`, ...whenOf(options) }),
    fail: (src: SourceOf<M>, error: unknown, label = 'fails'): Case => ({
      kind: 'fail',
      src,
      error,
      label: `${src} ${label}`,
    }),
  }
}

function labelOf({ type, ...payload }: { type: string }): string {
  const values = Object.values(payload).map((value) => JSON.stringify(value))
  return [type, ...values].join(' ')
}

function whenOf<S>({ when }: { when?: (snapshot: S) => boolean }) {
  return when ? { when } : {}
}
