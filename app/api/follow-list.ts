import { type EventObject, fromCallback } from 'xstate'
import { pathOfList } from './shopping-lists.ts'

/** `version` is that of the list on the server; `gone` says that the list is no longer the user's. */
export type ListNews =
  | { type: 'stream.opened'; version: number }
  | { type: 'list.changed'; version: number }
  | { type: 'stream.lost' }
  | { type: 'stream.gone' }

/**
 * Follows a list over server-sent events (`GET …/changes`) while the tab is in view: a hidden tab hears nothing and
 * takes none of the few connections a browser has for one site; back in view it is told the version at once. A lost
 * connection is told and not mended here: the machine decides when to follow again.
 */
export const followList = fromCallback<EventObject, { listUuid: string }>(({ input, sendBack }) => {
  const tell = (news: ListNews) => sendBack(news)
  let source: EventSource | undefined
  const close = () => {
    source?.close()
    source = undefined
  }
  const open = () => {
    let isFirst = true
    source = new EventSource(`${pathOfList(input.listUuid)}/changes`)
    source.addEventListener('version', ({ data }: MessageEvent<string>) => {
      const { version }: { version: number } = JSON.parse(data)
      tell({ type: isFirst ? 'stream.opened' : 'list.changed', version })
      isFirst = false
    })
    source.addEventListener('gone', () => {
      close()
      tell({ type: 'stream.gone' })
    })
    source.addEventListener('error', () => {
      close()
      tell({ type: 'stream.lost' })
    })
  }
  const hear = () => {
    if (document.visibilityState === 'hidden') close()
    else if (!source) open()
  }
  document.addEventListener('visibilitychange', hear)
  hear()
  return () => {
    document.removeEventListener('visibilitychange', hear)
    close()
  }
})
