/** Stands in a machine for an actor the app provides; running a machine without it fails with the actor's name. */
export function notProvided(actor: string): () => Promise<never> {
  return () => Promise.reject(new Error(`the actor ${actor} is not provided`))
}
