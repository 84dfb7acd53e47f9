import type { CodeReader } from './code-reader.ts'

/** So many pictures in a row, about half a second of them, make a reader one that fails. */
const mostFailures = 5

/**
 * Reads with one reader until it fails on some pictures in a row, then with another. A picture that it fails on has no codes:
 * a browser's own reader may have no service for a moment, or none at all on this device.
 * @returns a reader that throws what `openSpare` throws; the next picture tries again.
 */
export function withSpareReader(own: CodeReader, openSpare: () => Promise<CodeReader>): CodeReader {
  let failures = 0
  let spare: CodeReader | undefined
  return async (picture) => {
    if (failures >= mostFailures) {
      spare ??= await openSpare()
      return spare(picture)
    }
    try {
      const codes = await own(picture)
      failures = 0
      return codes
    } catch {
      failures++
      return []
    }
  }
}
