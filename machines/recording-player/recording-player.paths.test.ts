import assert from 'node:assert/strict'
import {
  planRecordingPlayer,
  type RecordingPlayerSnapshot,
} from '#machines/recording-player/recording-player.paths.ts'
import { describePaths } from '#tests/paths/describe-paths.ts'
import { recordingPlayerMachine } from './recording-player.machine.ts'

const isWithinEnds = ({ context: { at, count } }: RecordingPlayerSnapshot) =>
  assert.ok(at >= 0 && at <= count)
const isAtNewest = ({ context: { at, count } }: RecordingPlayerSnapshot) => assert.equal(at, count)

describePaths({
  machine: recordingPlayerMachine,
  table: new URL('./recording-player.paths.txt', import.meta.url),
  plans: [{ title: 'recordingPlayer', plan: planRecordingPlayer(), input: undefined }],
  see: {
    'source.tab': isWithinEnds,
    'source.file': isWithinEnds,
    'pace.following': isAtNewest,
    'pace.paused': isWithinEnds,
    'pace.playing': isWithinEnds,
  },
  inFewWords: ({ context: { at, count } }) => `at ${at} of ${count}`,
})
