const messageFor = (actor: string) => `the actor ${actor} is not provided`

/** Placeholder for an actor that the app provides. A machine that runs without the actor fails with the actor's name. */
export function notProvided(actor: string): () => Promise<never> {
  return () => Promise.reject(new Error(messageFor(actor)))
}

/** The same for a callback actor, such as a subscription. */
export function callbackNotProvided(actor: string): () => never {
  return () => {
    throw new Error(messageFor(actor))
  }
}
