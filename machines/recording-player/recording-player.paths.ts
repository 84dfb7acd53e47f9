import type { SnapshotFrom } from 'xstate'
import { recordingPlayerMachine } from '#machines/recording-player/recording-player.machine.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type RecordingPlayerSnapshot = SnapshotFrom<typeof recordingPlayerMachine>

const { send, after } = casesOf(recordingPlayerMachine)

/** The paths of the player. */
export function planRecordingPlayer() {
  const cases = [
    send({ type: 'tab.heard', count: 1 }),
    send({ type: 'tab.heard', count: 2 }),
    send({ type: 'recording.opened', count: 2 }),
    send({ type: 'live.chosen', count: 2 }),
    send({ type: 'step.chosen', at: 1 }),
    send({ type: 'step.chosen', at: 3 }),
    send({ type: 'step.next' }),
    send({ type: 'step.previous' }),
    send({ type: 'play.toggled' }),
    after('pace', 600),
  ]
  return planPaths(recordingPlayerMachine, { cases, input: undefined, key: ({ context }) => context })
}
