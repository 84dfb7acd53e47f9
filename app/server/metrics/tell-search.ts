import { type Told, tell } from '../tell.ts'

/** Tells of a search that has ended. @param start when it began, by `performance.now()`. */
export function tellSearch(
  kind: Told['search']['kind'],
  { start, isRepaired = false, total }: { start: number; isRepaired: boolean | undefined; total: number },
): void {
  const seconds = (performance.now() - start) / 1000
  const found = isRepaired ? 'corrected' : 'all words'
  tell('search', { kind, found: total === 0 ? 'nothing' : found, seconds })
}
