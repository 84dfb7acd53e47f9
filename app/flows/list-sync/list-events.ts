import { type EventObject, fromCallback } from 'xstate'
import { pathOfList } from '#app/api/shopping-lists.ts'

/** `version` is that of the list on the server; `gone` says that the list is no longer the user's. */
export type ListNews =
  | { type: 'stream.opened'; version: number }
  | { type: 'list.changed'; version: number }
  | { type: 'stream.lost' }
  | { type: 'stream.gone' }
  | { type: 'tab.hidden' }

/**
 * Follows a list over server-sent events (`GET …/changes`). A lost connection is told and not mended here: the machine
 * decides when to follow again.
 */
export const followList = fromCallback<EventObject, { listUuid: string }>(({ input, sendBack }) => {
  const tell = (news: ListNews) => sendBack(news)
  // One that was opened behind another.
  if (document.visibilityState === 'hidden') return tell({ type: 'tab.hidden' })
  const source = new EventSource(`${pathOfList(input.listUuid)}/changes`)
  let isFirst = true
  source.addEventListener('version', ({ data }: MessageEvent<string>) => {
    const { version }: { version: number } = JSON.parse(data)
    tell({ type: isFirst ? 'stream.opened' : 'list.changed', version })
    isFirst = false
  })
  source.addEventListener('gone', () => {
    source.close()
    tell({ type: 'stream.gone' })
  })
  source.addEventListener('error', () => {
    source.close()
    tell({ type: 'stream.lost' })
  })
  return () => source.close()
})
