import { currentDatabase } from '../db/current-database.ts'
import { type ListNews, openListNews } from './version-news.ts'

declare global {
  /** Kept on `globalThis`, because the development server reloads modules. */
  var openedListNews: Promise<ListNews> | undefined
}

/** The list news of this process, opened by the first call. */
export function currentListNews(): Promise<ListNews> {
  globalThis.openedListNews ??= currentDatabase()
    .then(openListNews)
    .catch((error) => {
      globalThis.openedListNews = undefined
      throw error
    })
  return globalThis.openedListNews
}

/** Ends the streams of this process, so that it can exit. */
export async function closeListNews(): Promise<void> {
  await (await globalThis.openedListNews)?.close()
  globalThis.openedListNews = undefined
}
