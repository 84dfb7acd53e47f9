/** A state in a chart. `id` is its path in the machine, `(root)` for the machine itself. */
export type ChartState = {
  id: string
  name: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final'
  /** The lines in its box: actors, entry and exit actions, tags, and transitions that have no target to draw a line to. */
  notes: ChartNote[]
  /** The id of the child in which it begins. */
  initial: string | null
  states: ChartState[]
}

/** `transition` is the name of the transition that the line is about, as in the path tables. */
export type ChartNote = { text: string; transition: string | null }

/** All transitions from one state to another: one line in the chart, with a text for each of them. */
export type ChartArrow = { from: string; to: string; texts: ChartNote[] }

/** What a picture of a machine shows, before anything has a place. */
export type Chart = { id: string; description: string; root: ChartState; arrows: ChartArrow[] }
