import { currentDatabase } from '../db/current-database.ts'
import { type ListNews, openListNews } from './version-news.ts'

declare global {
  /** The development server reloads modules; what they opened outlives them here. */
  var openedListNews: Promise<ListNews> | undefined
}

/** What this process hears of changed lists, from the first call on. */
export function currentListNews(): Promise<ListNews> {
  globalThis.openedListNews ??= currentDatabase()
    .then(openListNews)
    .catch((error) => {
      globalThis.openedListNews = undefined
      throw error
    })
  return globalThis.openedListNews
}

/** Ends the streams of this process, so that it can end; nothing if there are none. */
export async function closeListNews(): Promise<void> {
  await (await globalThis.openedListNews)?.close()
  globalThis.openedListNews = undefined
}
