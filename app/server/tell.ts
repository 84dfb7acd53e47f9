import { channel } from 'node:diagnostics_channel'

/** What the parts of the server tell of their work. No value comes from a client, so each field has few of them. */
export type Told = {
  /** An answered request: its method, its route's name in the log, its status, how long it took. */
  request: { method: string; route: string | null; status: number; seconds: number }
  /** A search that was not answered from memory. */
  search: { kind: 'results' | 'typeahead'; found: 'all words' | 'corrected' | 'nothing'; seconds: number }
  job: { job: string; outcome: 'done' | 'failed'; seconds: number }
  mail: { outcome: 'sent' | 'tried again later' | 'given up' }
  /** Somebody begins or stops to follow a list. */
  follower: { change: 1 | -1 }
  /** A changed list that this process heard of, or all that it may have missed. */
  listNews: { kind: 'heard' | 'missed' }
  /** Whether pages and search are read from the replica now. */
  replica: { isUsed: boolean }
}

const channelOf = (name: keyof Told) => channel(`tilbudsugen.${name}`)

/** Tells of work to whoever counts it. If nobody does, it costs nothing. */
export function tell<Name extends keyof Told>(name: Name, told: Told[Name]): void {
  const to = channelOf(name)
  if (to.hasSubscribers) to.publish(told)
}

/** Hears all that is told from now on. */
export function onTold<Name extends keyof Told>(name: Name, hear: (told: Told[Name]) => void): void {
  channelOf(name).subscribe((told) => hear(told as Told[Name]))
}
