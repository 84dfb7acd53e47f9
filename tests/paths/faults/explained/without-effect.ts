/** Faults after which a flow hears, tells and shows the same: why, by file and change. */
export const withoutEffect: Record<string, Record<string, string>> = {
  'machines/add-to-list/add-to-list.machine.ts': {
    'context: ({ input }) => ({ ...input, ...nothingOffered, next: [] }), -> context: ({ input }) => ({ ...input, ...{}, next: [] }),':
      'The first state sets it too, before anybody reads it.',
  },
  'machines/add-to-list/add-to-list.setup.ts': {
    'return first ? { ...offeredFirst(first), next: rest } : {} -> return { ...offeredFirst(first), next: rest }':
      'Nothing that reads it tells undefined from null.',
    'pickedItem(context.items.find((item) => item.key === key) ?? null), -> pickedItem((context.items.find((item) => item.key === key))),':
      'Nothing that reads it tells undefined from null.',
    'pickedItem(context.items.find((item) => item.key === key) ?? null), -> pickedItem(context.items.findLast((item) => item.key === key) ?? null),':
      'No two offered items have one key.',
  },
  'machines/app/app.machine.ts': {
    'const tellers = flowNames.filter((name) => flows[name].tells.length > 0) -> const tellers = flowNames.filter((name) => flows[name].tells.length >= 0)':
      'Listening to a flow that tells nothing changes nothing.',
  },
  'machines/arrival/arrival.machine.ts': {
    'export const ARRIVAL_MS = 2000 -> export const ARRIVAL_MS = 2001':
      'No rule names the time: tests measure by the constant.',
    'arrived: newOnes(context, items)[0]?.uuid ?? null, -> arrived: (newOnes(context, items)[0]?.uuid),':
      'Nothing that reads it tells undefined from null.',
  },
  'machines/consent/consent.machine.ts': {
    'context: { choice: undefined }, -> context: { ...{} },': 'A context without the field has it undefined.',
  },
  'machines/email-verification/email-verification.machine.ts': {
    'context: ({ input }) => ({ ...input, failure: null }), -> context: ({ input }) => ({ ...input, ...{} }),':
      'The first state sets it too, before anybody reads it.',
  },
  'machines/fetched-rows/fetched-rows.machine.ts': {
    'export const LINGER_MS = 1500 -> export const LINGER_MS = 1501':
      'No rule names the time: tests measure by the constant.',
  },
  'machines/form/form.machine.ts': {
    'isFatal: ({ context }) => context.fatalField !== null && context.fatalField in fieldErrorsOf(context), -> isFatal: ({ context }) => (context.fatalField in fieldErrorsOf(context)),':
      'No form has a field that is called null.',
  },
  'machines/guest-items/guest-items.machine.ts': {
    'const item = context.items.find((kept) => kept.id === id) -> const item = context.items.findLast((kept) => kept.id === id)':
      'No two items have one id.',
    'isOtherUser: ({ context }, { user }: { user: User | null }) => (user?.email ?? null) !== context.email, -> isOtherUser: ({ context }, { user }: { user: User | null }) => ((user?.email)) !== context.email,':
      'For a visitor it is then another user, of whom nothing is being put on a list either.',
  },
  'machines/ingredients/ingredients.machine.ts': {
    'chosen: taken.includes(id) ? chosen.filter((each) => each !== id) : chosen, -> chosen: chosen.filter((each) => each !== id),':
      'What is not taken is not chosen: there is nothing to leave out.',
  },
  'machines/list-opener/list-opener.machine.ts': {
    'context: ({ input }) => ({ ...input, total: 0, isAsked: false }), -> context: ({ input }) => ({ ...input, total: 0, ...{} }),':
      'Nothing that reads it tells undefined from false.',
    "deciding: { always: [{ guard: 'isDeclined', target: 'done' }, { target: 'awaited' }] }, -> deciding: { always: [{ guard: 'isDeclined', ...{} }, { target: 'awaited' }] },":
      'It then stays in `deciding`, which hears as little as `done`.',
    "deciding: { always: [{ guard: 'isDismissed', target: 'done' }, { target: 'awaited' }] }, -> deciding: { always: [{ guard: 'isDismissed', ...{} }, { target: 'awaited' }] },":
      'It then stays in `deciding`, which hears as little as `done`.',
  },
  'machines/list-panel/list-panel.machine.ts': {
    "deciding: { always: [{ guard: 'isCalm', target: 'calm' }, { target: 'pulsing' }] }, -> deciding: { always: [{ guard: 'isCalm', ...{} }, { target: 'pulsing' }] },":
      'The trigger then stays in `deciding`, which is as calm as `calm`.',
  },
  'machines/list-queue/list-queue.machine.ts': {
    'choose: assign(({ context }) => ({ sent: unsent(context.queue)[0] ?? null })), -> choose: assign(({ context }) => ({ sent: (unsent(context.queue)[0]) })),':
      'Nothing that reads it tells undefined from null.',
    'context: ({ input }) => ({ ...input, queue: [], sent: null, attempt: 0, waitMs: 0, readAttempt: 0 }), -> context: ({ input }) => ({ ...input, queue: [], ...{}, attempt: 0, waitMs: 0, readAttempt: 0 }),':
      'It is set before anybody reads it.',
    'context: ({ input }) => ({ ...input, queue: [], sent: null, attempt: 0, waitMs: 0, readAttempt: 0 }), -> context: ({ input }) => ({ ...input, queue: [], sent: null, attempt: 0, ...{}, readAttempt: 0 }),':
      'It is set before anybody reads it.',
    'context: ({ input }) => ({ ...input, queue: [], sent: null, attempt: 0, waitMs: 0, readAttempt: 0 }), -> context: ({ input }) => ({ ...input, queue: [], sent: null, attempt: 0, waitMs: 1, readAttempt: 0 }),':
      'It is set before anybody reads it.',
  },
  'machines/mega-menu/mega-menu.machine.ts': {
    'export const HOVER_MS = 150 -> export const HOVER_MS = 151':
      'No rule names the time: tests measure by the constant.',
    'export const LEAVE_MS = 300 -> export const LEAVE_MS = 301':
      'No rule names the time: tests measure by the constant.',
  },
  'machines/item-suggestions/item-suggestions.machine.ts': {
    "context: ({ input }) => ({ ...input, text: '', items: [], had: [], answer: null, rows: [], active: null }), -> context: ({ input }) => ({ ...input, text: '', items: [], had: [], answer: null, rows: [], ...{} }),":
      'The first state sets it too, before anybody reads it.',
  },
  'machines/item-suggestions/item-suggestions.rows.ts': {
    "row.kind === 'had' ? `had ${hadKey(row.item)}` : row.kind === 'goods' ? `goods ${row.goods.name}` : 'typed' -> row.kind === 'had' ? `had ${hadKey(row.item)}` : row.kind === 'goods' ? `goods ${row.goods.name}` : 'another text'":
      'Any key does that no other row has.',
    'rows.find((_, at) => at === place) -> rows.findLast((_, at) => at === place)':
      'No two rows stand at one place.',
  },
  'machines/notifications/notification-queue.ts': {
    'return showFirst({ notifications: notifications.filter((other) => other.id !== id), shownId, remainingMs }) -> return showFirst({ notifications: notifications.filter((other) => other.id !== id), shownId, ...{} })':
      'The machine keeps what it is not given.',
    'const after = { notifications, shownId, remainingMs: remainingMs - ms } -> const after = { notifications, ...{}, remainingMs: remainingMs - ms }':
      'The machine keeps what it is not given.',
    'const earlier = series && notifications.find(isOfSeries) -> const earlier = series && notifications.findLast(isOfSeries)':
      'No two notifications are of one series.',
  },
  'machines/notifications/notifications.selectors.ts': {
    'notifications.find(({ id }) => id === shownId) -> notifications.findLast(({ id }) => id === shownId)':
      'No two notifications have one id.',
  },
  'machines/notifications/notifications.machine.ts': {
    'const action = context.notifications.find((notification) => notification.id === id)?.action -> const action = context.notifications.findLast((notification) => notification.id === id)?.action':
      'No two notifications have one id.',
  },
  'machines/other-queues/other-queues.machine.ts': {
    "onError: { target: 'none' }, -> onError: { ...{} },":
      'It then stays in `looking`, which hears as little as `none`.',
  },
  'machines/pending-watch/pending-watch.machine.ts': {
    "{ guard: 'isDueHere', target: 'waiting', actions: ['resume', 'drop'] }, -> { guard: 'isDueHere', ...{}, actions: ['resume', 'drop'] },":
      'It then decides again without the item, which leads to `waiting` too.',
    "{ guard: 'isDue', target: 'waiting', actions: ['tellForeign', 'drop'] }, -> { guard: 'isDue', ...{}, actions: ['tellForeign', 'drop'] },":
      'It then decides again without the item, which leads to `waiting` too.',
  },
  'machines/price-agent/price-agent.machine.ts': {
    'context: ({ input }) => ({ ...input, ...nothingWanted, hasAgent: false, changes: [] }), -> context: ({ input }) => ({ ...input, ...{}, hasAgent: false, changes: [] }),':
      'The first state sets it too, before anybody reads it.',
    'context: ({ input }) => ({ ...input, ...nothingWanted, hasAgent: false, changes: [] }), -> context: ({ input }) => ({ ...input, ...nothingWanted, ...{}, changes: [] }),':
      'Nothing that reads it tells undefined from false.',
    "{ target: ['.modal.closed', '.call.resting'], actions: [given.keepUser, 'forgetUser'] }, -> { target: [...[], '.call.resting'], actions: [given.keepUser, 'forgetUser'] },":
      'Both regions are entered anew, of which each begins with what is named here.',
    "{ target: ['.modal.closed', '.call.resting'], actions: [given.keepUser, 'forgetUser'] }, -> { target: ['.modal.closed', ...[]], actions: [given.keepUser, 'forgetUser'] },":
      'Both regions are entered anew, of which each begins with what is named here.',
  },
  'machines/price-agent/price-agent.params.ts': {
    "({ type: 'fillForm', params: { mode, form: everyChainForm } }) as const -> ({ type: 'fillForm', params: { ...{}, form: everyChainForm } }) as const":
      'Of `Alle` alone both modes choose the same.',
    'params: ({ event: { mode, name, watch } }: { event: Stored }) => ({ mode, name, ...(watch && { watch }) }), -> params: ({ event: { mode, name, watch } }: { event: Stored }) => ({ mode, name, ...(({ watch })) }),':
      'Nothing that reads it tells undefined from null.',
  },
  'machines/quantity-editor/quantity-editor.machine.ts': {
    "context: ({ input }) => ({ quantity: input.quantity, text: '', isTyped: false }), -> context: ({ input }) => ({ quantity: input.quantity, text: '', ...{} }),":
      'The field sets it again when it opens, before anybody reads it.',
    "context: ({ input }) => ({ quantity: input.quantity, text: '', isTyped: false }), -> context: ({ input }) => ({ quantity: input.quantity, text: '', isTyped: true }),":
      'The field sets it again when it opens, before anybody reads it.',
    "{ target: 'showing', actions: 'tellEntered' }, -> { ...{}, actions: 'tellEntered' },":
      'The entered quantity is unchanged after that, which leads to `showing` too.',
  },
  'machines/session/session.machine.ts': {
    "onDone: { target: 'left', actions: 'tellLoggedOut' }, -> onDone: { ...{}, actions: 'tellLoggedOut' },":
      'It then stays in `leaving`, which hears as little as `left`.',
    "target: 'left', -> ...{},": 'It then stays in `leaving`, which hears as little as `left`.',
  },
  'machines/shared-text/shared-text.machine.ts': {
    "target: 'empty', -> ...{},": 'Without the text, the first state leads there too.',
    "{ target: 'empty' }, -> { ...{} },": 'In both states a text is awaited, and nothing else is heard.',
  },
  'machines/shopping-list/shopping-list.machine.ts': {
    "throw new Error(`no list came with ${event.type}`) -> throw new Error('')":
      'A list comes with every event that leads here: nobody reads the text.',
  },
  'machines/transition-names.ts': {
    'const branches = branchesOf(source).find((list) => list.includes(transition)) ?? [transition] -> const branches = branchesOf(source).findLast((list) => list.includes(transition)) ?? [transition]':
      'A transition is among those of one trigger only.',
    'const invoked = source.invoke.find((invocation) => invocation.id === id) -> const invoked = source.invoke.findLast((invocation) => invocation.id === id)':
      'No two actors of a state have one id.',
  },
  'machines/typeahead/typeahead.machine.ts': {
    'context: ({ input }) => ({ ...input, answer: null, ideas: null, ...inText }), -> context: ({ input }) => ({ ...input, answer: null, ideas: null, ...{} }),':
      'The first state sets it too, before anybody reads it.',
  },
  'machines/watch-removals/watch-removals.machine.ts': {
    "return { type: 'watch.announced', mode: 'delete', name, ...(watch && { watch }) } -> return { type: 'watch.announced', mode: 'delete', name, ...(({ watch })) }":
      'Nothing that reads it tells undefined from null.',
  },
}
