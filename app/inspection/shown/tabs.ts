import type { ChannelMessage } from '../record/channel.ts'
import type { Recording } from '../record/recording.ts'

/** A tab of the product in this browser, with what it has recorded until now. */
export type ProductTab = { id: string; recording: Recording; isOpen: boolean }

/** So many more steps than a tab keeps are taken before it is asked what it has forgotten. */
const mostSteps = 600

/** The tabs after one of them has told something; the one that told last is the first. */
export function tabsAfter(tabs: readonly ProductTab[], message: ChannelMessage): readonly ProductTab[] {
  if (message.kind === 'asked') return tabs
  const known = tabs.find(({ id }) => id === message.tab)
  const others = tabs.filter((tab) => tab !== known)
  if (message.kind === 'recorded')
    return [{ id: message.tab, recording: message.recording, isOpen: true }, ...others]
  if (!known) return tabs
  if (message.kind === 'left') return [...others, { ...known, isOpen: false }]
  const { actors, steps } = known.recording
  const actorsNow = [...actors.filter(({ id }) => id !== message.actor.id), message.actor]
  const recording = { ...known.recording, actors: actorsNow, steps: [...steps, message.step] }
  return [{ ...known, recording }, ...others]
}

/** Follows the tabs of the product in this browser. @returns a store for `useSyncExternalStore`. */
export function followTabs(channel: BroadcastChannel) {
  let tabs: readonly ProductTab[] = []
  const listeners = new Set<() => void>()
  const ask = () => channel.postMessage({ kind: 'asked' } satisfies ChannelMessage)
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    tabs = tabsAfter(tabs, data)
    const isLong = tabs.some(({ isOpen, recording }) => isOpen && recording.steps.length > mostSteps)
    if (isLong && data.kind === 'stepped') ask()
    for (const listener of listeners) listener()
  })
  ask()
  return {
    get: () => tabs,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
