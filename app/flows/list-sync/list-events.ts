import { type EventObject, fromCallback } from 'xstate'
import { pathOfList } from '#app/api/shopping-lists.ts'
import type { ListStreamEvent } from '#machines/list-stream/list-stream.machine.ts'

/** What this actor tells the machine. */
type ListNews = Extract<
  ListStreamEvent,
  { type: 'stream.opened' | 'list.changed' | 'stream.lost' | 'stream.gone' | 'tab.hidden' }
>

/**
 * Follows a list by server-sent events (`GET …/changes`). It reports a lost connection and does not reconnect: the machine
 * decides when to.
 */
export const followList = fromCallback<EventObject, { listUuid: string }>(({ input, sendBack }) => {
  const tell = (news: ListNews) => sendBack(news)
  // The tab was opened in the background.
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
