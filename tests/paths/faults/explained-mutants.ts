/** Faults that no test by hand notices, by machine and change, and why nobody could notice them. */
export const explainedMutants: Record<string, Record<string, string>> = {
  'add-to-list': {
    "if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list') -> if (!picked && quantity === null) throw new Error('nothing is picked to be put on the list')":
      'The guards let nobody come here without an item and a quantity.',
  },
  app: {
    'const tellers = flowNames.filter((name) => flows[name].tells.length > 0) -> const tellers = flowNames.filter((name) => flows[name].tells.length >= 0)':
      'Listening to a flow that tells nothing changes nothing.',
    "[Type in AppEvent['type']]: { actions: 'tellAudience' } -> [Type in AppEvent['type']]: { actions: [] }":
      'The line is a type.',
  },
  'list-opener': {
    "deciding: { always: [{ guard: 'isDeclined', target: 'done' }, { target: 'awaited' }] }, -> deciding: { always: [{ guard: 'isDeclined', target: undefined }, { target: 'awaited' }] },":
      'It then stays in `deciding`, which hears as little as `done`.',
    "deciding: { always: [{ guard: 'isDismissed', target: 'done' }, { target: 'awaited' }] }, -> deciding: { always: [{ guard: 'isDismissed', target: undefined }, { target: 'awaited' }] },":
      'It then stays in `deciding`, which hears as little as `done`.',
  },
  'list-panel': {
    "deciding: { always: [{ guard: 'isCalm', target: 'calm' }, { target: 'pulsing' }] }, -> deciding: { always: [{ guard: 'isCalm', target: undefined }, { target: 'pulsing' }] },":
      'The trigger then stays in `deciding`, which is as calm as `calm`.',
  },
  'list-queue': {
    "if (!sent || outcome.kind !== 'applied') return -> if (!sent && outcome.kind !== 'applied') return":
      'The action runs only after a change was sent and applied: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'refused') return -> if (!sent && outcome.kind !== 'refused') return":
      'The action runs only after a change was sent and refused: the condition is for the compiler.',
  },
  notifications: {
    'params: ({ event: { message, action } }) => ({ message, ...(action && { action }) }), -> params: ({ event: { message, action } }) => ({ message, ...(action || { action }) }),':
      'A button that is undefined is no button.',
  },
  'other-queues': {
    "onError: { target: 'none' }, -> onError: { target: undefined },":
      'It then stays in `looking`, which hears as little as `none`.',
  },
  'pending-watch': {
    "{ guard: 'isDueHere', target: 'waiting', actions: ['resume', 'drop'] }, -> { guard: 'isDueHere', target: undefined, actions: ['resume', 'drop'] },":
      'It then decides again without the item, which leads to `waiting` too.',
    "{ guard: 'isDue', target: 'waiting', actions: ['tellForeign', 'drop'] }, -> { guard: 'isDue', target: undefined, actions: ['tellForeign', 'drop'] },":
      'It then decides again without the item, which leads to `waiting` too.',
  },
  'quantity-editor': {
    "context: ({ input }) => ({ quantity: input.quantity, text: '', isTyped: false }), -> context: ({ input }) => ({ quantity: input.quantity, text: '', isTyped: true }),":
      'The field sets it again when it opens, before anybody reads it.',
    "{ target: 'showing', actions: 'tellEntered' }, -> { target: undefined, actions: 'tellEntered' },":
      'The entered quantity is unchanged after that, which leads to `showing` too.',
  },
  session: {
    "onDone: { target: 'left', actions: 'tellLoggedOut' }, -> onDone: { target: undefined, actions: 'tellLoggedOut' },":
      'It then stays in `leaving`, which hears as little as `left`.',
    "target: 'left', -> target: undefined,": 'It then stays in `leaving`, which hears as little as `left`.',
  },
}
