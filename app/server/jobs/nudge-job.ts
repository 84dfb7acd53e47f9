const nudges = new Map<string, () => void>()

/** Lets `nudgeJob` reach a job of this process. @returns undoes that. */
export function onNudge(name: string, nudge: () => void): () => void {
  nudges.set(name, nudge)
  return () => nudges.delete(name)
}

/**
 * Runs a job at once. If this process runs no jobs, nothing happens: a process that does finds the work on its
 * schedule.
 */
export function nudgeJob(name: string): void {
  nudges.get(name)?.()
}
