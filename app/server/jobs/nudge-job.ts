const nudges = new Map<string, () => void>()

/** Lets `nudgeJob` reach a job of this process. @returns takes it back. */
export function onNudge(name: string, nudge: () => void): () => void {
  nudges.set(name, nudge)
  return () => nudges.delete(name)
}

/** Has a job run at once. Where this process runs no jobs nothing happens: one that does finds the work by itself. */
export function nudgeJob(name: string): void {
  nudges.get(name)?.()
}
