// What the code of a build with mutants asks at each place that can be faulty.

type Handler = (...given: unknown[]) => unknown

declare global {
  /** The mutant of the page that the server draws at this moment. */
  var drawnUiMutant: string | undefined
}

/** The number of the page's mutant; `record` if the page tells which places it runs; undefined if it is as it should be. */
const asked = () =>
  typeof document === 'undefined' ? globalThis.drawnUiMutant : document.documentElement.dataset.uiMutant

const told = new Set<number>()

/** Whether the fault of a number is wanted here. A page that records tells each number once, to the console. */
function isWanted(number: number): boolean {
  const mutant = asked()
  if (mutant === 'record' && typeof document !== 'undefined' && !told.has(number)) {
    told.add(number)
    console.debug(`ui mutant ${number}`)
  }
  return mutant === String(number)
}

/** An event that is not sent. */
export const uiNothing = (number: number, act: () => unknown): unknown =>
  isWanted(number) ? undefined : act()

/** Another event than the one that was meant. */
export const uiWrongEvent = (number: number, event: object, type: string): object =>
  isWanted(number) ? { ...event, type } : event

/** A state that is asked for, and answered wrongly. */
export const uiNot = (number: number, answer: unknown): unknown => (isWanted(number) ? !answer : answer)

/** A handler that is called counts as run, not one that is only given. */
const counted = (number: number, handler: Handler): Handler =>
  asked() === 'record'
    ? (...given) => {
        isWanted(number)
        return handler(...given)
      }
    : handler

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** A handler of an element that is forgotten. */
export function uiNoHandler(number: number, handler: unknown): unknown {
  if (!isHandler(handler)) return handler
  return asked() === String(number) ? undefined : counted(number, handler)
}

/** A handler or an actor that returns at once. */
export function uiIdle(number: number, handler: unknown): unknown {
  if (!isHandler(handler)) return handler
  return (...given: unknown[]) => (isWanted(number) ? undefined : handler(...given))
}
