/** How large the next batch is, by how long the earlier ones took. */
export type Pace = { size: number; took(milliseconds: number): void }

const first = 20
const largest = 10_000

/**
 * Chooses the sizes of batches so that each takes about as long as wanted, however much each of its parts is: twice the
 * last size after a quick one, half of it after a slow one.
 */
export function paceOf(wantedMs: number): Pace {
  const pace: Pace = {
    size: first,
    took(milliseconds) {
      if (milliseconds < wantedMs / 2) pace.size = Math.min(pace.size * 2, largest)
      else if (milliseconds > wantedMs) pace.size = Math.max(Math.floor(pace.size / 2), 1)
    },
  }
  return pace
}
