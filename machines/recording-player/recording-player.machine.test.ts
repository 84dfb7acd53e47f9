import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type RecordingPlayerEvent, recordingPlayerMachine } from './recording-player.machine.ts'

/** The player after events; a number is a time in milliseconds that passes. */
function playerAfter(...happened: (RecordingPlayerEvent | number)[]) {
  const clock = new SimulatedClock()
  const player = createActor(recordingPlayerMachine, { clock }).start()
  for (const each of happened) {
    if (typeof each === 'number') clock.increment(each)
    else player.send(each)
  }
  const { value, context } = player.getSnapshot()
  return { ...value, ...context }
}

const heard = (count: number): RecordingPlayerEvent => ({ type: 'tab.heard', count })
const opened: RecordingPlayerEvent = { type: 'recording.opened', count: 3 }
const live: RecordingPlayerEvent = { type: 'live.chosen', count: 2 }
const chosen = (at: number): RecordingPlayerEvent => ({ type: 'step.chosen', at })
const next: RecordingPlayerEvent = { type: 'step.next' }
const previous: RecordingPlayerEvent = { type: 'step.previous' }
const play: RecordingPlayerEvent = { type: 'play.toggled' }

describe('§2.1 flows: the player of recordings', () => {
  it('follows the newest step of the tab', () => {
    expect(playerAfter()).toEqual({ source: 'tab', pace: 'following', at: 0, count: 0 })
    expect(playerAfter(heard(2))).toEqual({ source: 'tab', pace: 'following', at: 2, count: 2 })
    expect(playerAfter(heard(2), heard(3))).toEqual({ source: 'tab', pace: 'following', at: 3, count: 3 })
  })

  it('stands at a step while the tab goes on', () => {
    const standing = { source: 'tab', pace: 'paused', at: 1, count: 3 }
    expect(playerAfter(heard(2), chosen(1), heard(3))).toEqual(standing)
    expect(playerAfter(heard(2), previous, heard(3))).toEqual(standing)
    expect(playerAfter(heard(3), chosen(2), heard(1))).toEqual({ ...standing, count: 1 })
    expect(playerAfter(heard(2), chosen(1), live)).toEqual({
      source: 'tab',
      pace: 'following',
      at: 2,
      count: 2,
    })
  })

  it('steps through a saved recording, and not past its ends', () => {
    const file = { source: 'file', pace: 'paused', count: 3 }
    expect(playerAfter(heard(2), opened)).toEqual({ ...file, at: 0 })
    expect(playerAfter(opened, previous)).toEqual({ ...file, at: 0 })
    expect(playerAfter(opened, next, next, previous)).toEqual({ ...file, at: 1 })
    expect(playerAfter(opened, next, next, next, next)).toEqual({ ...file, at: 3 })
    expect(playerAfter(opened, chosen(7))).toEqual({ ...file, at: 3 })
    expect(playerAfter(opened, next, heard(9))).toEqual({ ...file, at: 1 })
  })

  it('goes back from a recording to the tab', () => {
    expect(playerAfter(opened, live)).toEqual({ source: 'tab', pace: 'following', at: 2, count: 2 })
    expect(playerAfter(opened, live, heard(3))).toEqual({ source: 'tab', pace: 'following', at: 3, count: 3 })
  })

  it('plays a step every 600 ms, and rests at the end', () => {
    const file = { source: 'file', count: 3 }
    expect(playerAfter(opened, play, 599)).toEqual({ ...file, pace: 'playing', at: 0 })
    expect(playerAfter(opened, play, 600)).toEqual({ ...file, pace: 'playing', at: 1 })
    expect(playerAfter(opened, play, 600, play, 600)).toEqual({ ...file, pace: 'paused', at: 1 })
    expect(playerAfter(opened, play, 600, 600, 600)).toEqual({ ...file, pace: 'playing', at: 3 })
    expect(playerAfter(opened, play, 600, 600, 600, 600)).toEqual({ ...file, pace: 'paused', at: 3 })
    expect(playerAfter(opened, play, 600, next)).toEqual({ ...file, pace: 'paused', at: 2 })
  })

  it('plays from the beginning if it stands at the end', () => {
    expect(playerAfter(opened, chosen(3), play)).toEqual({ source: 'file', pace: 'playing', at: 0, count: 3 })
    expect(playerAfter(opened, chosen(2), play)).toEqual({ source: 'file', pace: 'playing', at: 2, count: 3 })
    expect(playerAfter(heard(2), play)).toEqual({ source: 'tab', pace: 'playing', at: 0, count: 2 })
  })
})
