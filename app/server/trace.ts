import { AsyncLocalStorage } from 'node:async_hooks'

const traces = new AsyncLocalStorage<string | undefined>()

/** A version, a trace id, the id of the caller's span and flags; a later version may say more behind them. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-.*)?$/

/**
 * The trace id of a `traceparent` header (W3C Trace Context, section 3.2): 32 hexadecimal digits.
 * @returns undefined if there is no header, or if it is not well formed; the standard says to ignore it then.
 */
export const traceIdOf = (header: string | null): string | undefined =>
  header === null ? undefined : traceparent.exec(header)?.[1]

/** Does work as a part of a trace; whatever it logs and queues has the trace's id. Without an id, it is part of none. */
export const inTrace = <Result>(id: string | undefined, work: () => Result): Result => traces.run(id, work)

/** The id of the trace that the running code is a part of. */
export const currentTrace = (): string | undefined => traces.getStore()
