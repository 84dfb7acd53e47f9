/** What the page of flows knows of the machines. It is read from them at build (`scripts/build/inspection/`). */
export type FlowFacts = {
  /** Its folder. */
  name: string
  /** The machine's id. */
  id: string
  description: string
  spec: readonly string[]
  group: FlowGroup
  /** How many states it has that have no others inside. */
  states: number
  transitions: TransitionFacts[]
  /** What tests notice of faults that are put into its files; null if that was never tried. */
  faults: FaultFacts | null
}

/** The faults that were put into the files of a machine (`npm run test:mutants`). */
export type FaultFacts = {
  total: number
  /** So many are not noticed, and a reason is written down why they need not be. */
  explained: number
  /** Those that no test notices: the file and line, what was there and what is there now, and the transitions that change. */
  unnoticed: { place: string; change: string; transitions: string[] }[]
}

/** Where a flow runs: as long as the tab, below another flow, or as long as a component. */
export const flowGroups = ['tab', 'below', 'component'] as const
export type FlowGroup = (typeof flowGroups)[number]

export type TransitionFacts = {
  /** As in the path tables. */
  name: string
  /** What it waits for, as in the chart. */
  trigger: string
  from: string
  to: string[]
  guard: string | null
  /** Milliseconds; null if it waits for no time, or for one that depends on the context. */
  delay: number | null
  actions: string[]
  /** The sections of the specification that it implements: its own, or those of the state around it. */
  spec: readonly string[]
  /** The planned paths that take it, with the case that does. */
  walks: PathStep[]
}

export type PathStep = { path: string; step: string }
