import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

/** A flow of the root, and a tag of its machine. */
export type TaggedFlow<Flow extends string = string> = { flow: Flow; tag: string }

/**
 * Calls back each time a flow gets or loses its tag. A flow that does not run is left out.
 * @returns a function that ends it.
 */
export function watchTags<Flow extends string>(
  parent: AnyActorRef,
  watched: readonly TaggedFlow<Flow>[],
  hear: (flow: Flow, hasTag: boolean) => void,
): () => void {
  const running: Record<string, AnyActorRef | undefined> = parent.getSnapshot().children
  const subscriptions = watched.map(({ flow, tag }) => {
    let hadTag = false
    return running[flow]?.subscribe((snapshot: AnyMachineSnapshot) => {
      const hasTag = snapshot.hasTag(tag)
      if (hasTag === hadTag) return
      hadTag = hasTag
      hear(flow, hasTag)
    })
  })
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe()
  }
}
