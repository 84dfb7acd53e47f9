import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { recordingPlayerMachine } from '#machines/recording-player/recording-player.machine.ts'
import { readRecording } from '../record/read-recording.ts'
import type { Recording } from '../record/recording.ts'
import { runningAfter } from './recorded-state.ts'
import type { followTabs } from './tabs.ts'

const nothing: Recording = { version: 1, begun: new Date(0).toISOString(), width: 0, actors: [], steps: [] }

/** What the page shows: a tab, or a saved recording, after so many steps, and how to step through it. */
export function usePlayer(store: ReturnType<typeof followTabs>) {
  const tabs = useSyncExternalStore(store.subscribe, store.get)
  const [chosen, chooseTab] = useState<string>()
  const [opened, setOpened] = useState<{ name: string; recording: Recording }>()
  const [unreadable, setUnreadable] = useState<string>()
  const [{ value, context }, send] = useMachine(recordingPlayerMachine)
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  const heard = tab?.recording ?? nothing
  const isOfFile = value.source === 'file'
  const recording = isOfFile && opened ? opened.recording : heard
  const count = heard.steps.length
  useEffect(() => send({ type: 'tab.heard', count }), [send, count])
  const at = Math.min(context.at, recording.steps.length)
  const running = useMemo(() => runningAfter(recording, at), [recording, at])
  return {
    tabs,
    tab,
    chooseTab,
    file: isOfFile ? opened?.name : undefined,
    /** The name of a file that was chosen last and is no recording. */
    unreadable,
    recording,
    at,
    running,
    pace: value.pace,
    send,
    open: async (file: File) => {
      const saved = readRecording(await file.text())
      setUnreadable(saved ? undefined : file.name)
      if (!saved) return
      setOpened({ name: file.name, recording: saved })
      send({ type: 'recording.opened', count: saved.steps.length })
    },
    goLive: () => {
      setUnreadable(undefined)
      send({ type: 'live.chosen', count })
    },
  }
}

export type Player = ReturnType<typeof usePlayer>
