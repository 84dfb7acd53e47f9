/**
 * Opens a channel to the browser's other tabs; undefined in a browser that has none.
 * @param hear is called with what another tab posts.
 * @returns a function that posts a message to the other tabs.
 */
export function openTabChannel<Message>(
  name: string,
  hear: (message: Message) => void,
): ((message: Message) => void) | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  let channel: BroadcastChannel
  const open = () => {
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data)
  }
  open()
  // Some browsers keep no page with an open channel for the way back to it.
  addEventListener('pagehide', () => channel.close())
  addEventListener('pageshow', ({ persisted }) => persisted && open())
  return (message) => channel.postMessage(message)
}
