import type { PushMessage } from '#app/domain/agents/push-message.ts'
import type { WindowClients } from './worker-scope.ts'

/** A message as the browser shows it: the title, and the rest. `data` is the path that a press on it opens. */
export function notificationOf({
  title,
  body,
  language,
  tag,
  path,
}: PushMessage): [string, NotificationOptions] {
  return [title, { body, lang: language, tag, icon: '/icons/icon-192.png', data: path }]
}

/** Shows the page of a notification: in the tab that has it open, under any prefix, else in a new one. */
export async function openPage(clients: WindowClients, path: string): Promise<void> {
  const page = path.slice(path.lastIndexOf('/'))
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname.endsWith(page))
  if (open) await open.focus()
  else await clients.openWindow(path)
}
