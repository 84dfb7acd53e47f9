import type { ActorRefLike, AnyActor, InspectionEvent } from 'xstate'

/** The id of the system that stands for the tab, to which the actors of all systems are told to belong. */
export const tabId = 'tab'

/**
 * Makes the function that tells an inspector of all systems of a tab as of one: the actors of components, which have systems
 * of their own, become children of the tab as its root actor is. In each system ids begin anew, so actors get other ones.
 */
export function createOneSystem() {
  const ids = new WeakMap<object, string>()
  let lastId = 0
  const idOf = (actor: object): string => {
    const known = ids.get(actor)
    if (known) return known
    lastId += 1
    ids.set(actor, `${tabId}:${lastId}`)
    return `${tabId}:${lastId}`
  }
  /** What the inspector reads of an actor, with its id in the tab. */
  const standIn = (ref: ActorRefLike): ActorRefLike => {
    const actor = ref as AnyActor
    return {
      id: actor.id === actor.sessionId ? idOf(actor) : actor.id,
      sessionId: idOf(actor),
      logic: actor.logic,
      _parent: { sessionId: actor._parent ? idOf(actor._parent) : tabId },
      getSnapshot: () => actor.getSnapshot(),
    } as unknown as ActorRefLike
  }
  return (event: InspectionEvent): InspectionEvent => ({
    ...event,
    rootId: tabId,
    actorRef: standIn(event.actorRef),
    ...('sourceRef' in event && { sourceRef: event.sourceRef && standIn(event.sourceRef) }),
  })
}
