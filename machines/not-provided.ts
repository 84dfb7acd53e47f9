const messageFor = (actor: string) => `the actor ${actor} is not provided`

/** Stands in a machine for an actor the app provides; running a machine without it fails with the actor's name. */
export function notProvided(actor: string): () => Promise<never> {
  return () => Promise.reject(new Error(messageFor(actor)))
}

/** The same for an actor that goes on, as a subscription does. */
export function callbackNotProvided(actor: string): () => never {
  return () => {
    throw new Error(messageFor(actor))
  }
}
