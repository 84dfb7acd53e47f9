type Text = AsyncGenerator<string>

/**
 * Reads the start of a text, so that its kind can be told.
 * @param isEnough whether a start, without the spaces before it, is long enough.
 * @returns the start without spaces before it, and the whole text including it.
 */
export async function peek(
  text: Text,
  isEnough: (start: string) => boolean = (start) => start !== '',
): Promise<{ start: string; text: Text }> {
  let start = ''
  while (!isEnough(start.trimStart())) {
    const { value, done } = await text.next()
    if (done) break
    start += value
  }
  return {
    start: start.trimStart(),
    text: (async function* () {
      yield start
      yield* text
    })(),
  }
}
