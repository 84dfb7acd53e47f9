import type { RecordedActor, RecordedStep, Recording } from './recording.ts'

/** What the page of flows and the tabs of one browser tell each other. Nothing of it leaves the browser. */
export type ChannelMessage =
  /** The page asks every tab for its recording. */
  | { kind: 'asked' }
  | { kind: 'recorded'; tab: string; recording: Recording }
  | { kind: 'stepped'; tab: string; actor: RecordedActor; step: RecordedStep }
  | { kind: 'left'; tab: string }

export const openChannel = () => new BroadcastChannel('flows')
