/** Something to press or type in. `place` counts those of its kind and name above it on the page. */
export type Control = { kind: string; name: string; place: number }

/** What a shopper, their browser, the network or the server does. */
export type Step =
  | { do: 'press' | 'press twice'; control: Control }
  | { do: 'type'; control: Control; text: string }
  | { do: 'key'; key: string }
  | { do: 'open'; path: string }
  | { do: 'resize'; width: number; height: number }
  | { do: 'network'; is: Network }
  | { do: 'server'; is: 'killed' | 'started' }
  | { do: 'late files'; are: 'refused' | 'sent' }
  | { do: 'back' | 'forward' | 'reload' | 'other tab' }

export type Network = 'fast' | 'slow' | 'offline'

/** How a walk begins. */
export type Start = {
  /** Who walks; a user is verified and has no list yet. */
  who: 'visitor' | 'user'
  /** Whether the question about cookies has been answered. */
  hasDecided: boolean
  /** Whether the browser has service workers. */
  hasWorker: boolean
  width: number
  height: number
  path: string
}

/** A walk as a file: what was done, and what was wrong after the last step. */
export type Trace = { seed: number; start: Start; steps: Step[]; problems: string[] }

/** A step in a few words. */
export function inWords(step: Step): string {
  const [verb, ...rest] = Object.values(step)
  return [verb, ...rest.map((part) => (typeof part === 'object' ? nameOf(part) : part))].join(' ')
}

const nameOf = ({ kind, name, place }: Control) => `${kind} "${name}"${place === 0 ? '' : ` (${place + 1})`}`
