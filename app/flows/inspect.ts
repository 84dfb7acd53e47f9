import type { InspectionEvent } from 'xstate'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A button that saves what the tab has recorded. The recorder defines it; without the recorder it is nothing. */
      'save-recording': object
    }
  }
}

declare global {
  /** Set by the recorder of flows (`app/inspection/record`), which is on a page only if the server shows developers the flows. */
  var inspectFlows: ((event: InspectionEvent) => void) | undefined
}

/** The `inspect` of every actor that starts a system: of the tab's root, and of those that a component makes (docs/flows.md). */
export const inspect = globalThis.inspectFlows
