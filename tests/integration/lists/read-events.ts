/** An event as a browser receives it; its data is JSON. */
type StreamEvent = { id?: string; event?: string; data?: unknown }

function parse(text: string): StreamEvent | undefined {
  const fields = Object.fromEntries(
    text
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => line.split(/: ?(.*)/s).slice(0, 2)),
  )
  if (fields.data === undefined) return undefined
  return { ...fields, data: JSON.parse(fields.data) }
}

/** Reads server-sent events (WHATWG HTML) from a response. @returns a function for the next; undefined at the end. */
export function readEvents(response: Response): () => Promise<StreamEvent | undefined> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let held = ''
  return async () => {
    for (;;) {
      const end = held.indexOf('\n\n')
      if (end >= 0) {
        const event = parse(held.slice(0, end))
        held = held.slice(end + 2)
        if (event) return event
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) return undefined
      held += part.value
    }
  }
}
