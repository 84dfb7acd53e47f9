/** Conditions that always hold, and values that are always known, as only the compiler asks for: why, by file and change. */
export const forTheCompiler: Record<string, Record<string, string>> = {
  'machines/add-to-list/add-to-list.setup.ts': {
    'isAboveMinimum: ({ context }) => (context.quantity ?? 0) > 1, -> isAboveMinimum: ({ context }) => ((context.quantity)) > 1,':
      'The shopper can change the quantity only while one is known: the `??` is for the compiler.',
    'isAboveMinimum: ({ context }) => (context.quantity ?? 0) > 1, -> isAboveMinimum: ({ context }) => (context.quantity ?? 1) > 1,':
      'The shopper can change the quantity only while one is known: the `??` is for the compiler.',
    'increment: assign(({ context }) => shownQuantity(heldQuantity((context.quantity ?? 0) + 1))), -> increment: assign(({ context }) => shownQuantity(heldQuantity(((context.quantity)) + 1))),':
      'The shopper can change the quantity only while one is known: the `??` is for the compiler.',
    'decrement: assign(({ context }) => shownQuantity((context.quantity ?? 0) - 1)), -> decrement: assign(({ context }) => shownQuantity(((context.quantity)) - 1)),':
      'The shopper can change the quantity only while one is known: the `??` is for the compiler.',
    'decrement: assign(({ context }) => shownQuantity((context.quantity ?? 0) - 1)), -> decrement: assign(({ context }) => shownQuantity((context.quantity ?? 1) - 1)),':
      'The shopper can change the quantity only while one is known: the `??` is for the compiler.',
    'added: [...context.added, ...(context.picked ? [context.picked.key] : [])], -> added: [...context.added, ...([context.picked.key])],':
      'An item was picked when it was submitted: the condition is for the compiler.',
    "if (country) enqueue.emit({ type: 'item.postponed', ...additionOf(context), country }) -> if (true) enqueue.emit({ type: 'item.postponed', ...additionOf(context), country })":
      'What is offered has a country: the condition is for the compiler.',
    "if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list') -> if (false) throw new Error('nothing is picked to be put on the list')":
      'The guards let nobody come here without an item and a quantity.',
    "if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list') -> if ((!picked)) throw new Error('nothing is picked to be put on the list')":
      'The guards let nobody come here without an item and a quantity.',
    "if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list') -> if ((quantity === null)) throw new Error('nothing is picked to be put on the list')":
      'The guards let nobody come here without an item and a quantity.',
    "if (!picked || quantity === null) throw new Error('nothing is picked to be put on the list') -> if (!picked && quantity === null) throw new Error('nothing is picked to be put on the list')":
      'The guards let nobody come here without an item and a quantity.',
  },
  'machines/add-to-list/offered-items.ts': {
    '...pickedItem(items.length === 1 ? (items[0] ?? null) : null), -> ...pickedItem(items.length === 1 ? ((items[0])) : null),':
      'A list of one item has a first one: the `??` is for the compiler.',
  },
  'machines/app/app.machine.ts': {
    'for (const name of audiences.get(event.type) ?? []) enqueue.sendTo(name, event) -> for (const name of (audiences.get(event.type))) enqueue.sendTo(name, event)':
      'Every event that comes here has an audience: the `??` is for the compiler.',
  },
  'machines/app/flows.ts': {
    "unheard: ['item.added'], -> ...{},":
      'Only the compiler reads it: without it, the app must handle the fact.',
    "unheard: ['item.added'], -> unheard: [...[]],":
      'Only the compiler reads it: without it, the app must handle the fact.',
  },
  'machines/held-list/held-list.selectors.ts': {
    '}: SnapshotFrom<typeof heldListMachine>): ShoppingListView => (day === null ? view : viewOn(view, day)) -> }: SnapshotFrom<typeof heldListMachine>): ShoppingListView => (viewOn(view, day))':
      'No offer has ended before a day that is null: the condition is for the compiler.',
  },
  'machines/invitation/invitation.machine.ts': {
    "return invitation === 'throttled' ? undefined : invitation?.role -> return invitation?.role":
      'A text has no role: the condition is for the compiler.',
    "return invitation === 'throttled' ? undefined : invitation?.role -> return invitation === 'another text' ? undefined : invitation?.role":
      'A text has no role: the condition is for the compiler.',
  },
  'machines/list-panel/list-panel.machine.ts': {
    "input: ({ context }) => ({ text: context.pasted.at(-1) ?? '' }), -> input: ({ context }) => ({ text: (context.pasted.at(-1)) }),":
      'Lines wait only if there is a text: the default is for the compiler.',
    "input: ({ context }) => ({ text: context.pasted.at(-1) ?? '' }), -> input: ({ context }) => ({ text: context.pasted.at(-1) ?? 'another text' }),":
      'Lines wait only if there is a text: the default is for the compiler.',
  },
  'machines/trip/trip.machine.ts': {
    'choices: context.planned?.choices ?? context.choices, -> choices: (context.planned?.choices),':
      'A trip that is known was planned for choices: the `??` is for the compiler.',
  },
  'machines/list-queue/list-queue.changes.ts': {
    "if (failure.kind !== 'throttled' && failure.kind !== 'busy') return undefined -> if (false) return undefined":
      'No other failure has a wait: the condition is for the compiler.',
    "const named = new Set(unsent(queue).map(({ change }) => 'itemUuid' in change && change.itemUuid)) -> const named = new Set(unsent(queue).map(({ change }) => (change.itemUuid)))":
      'What names no item has none: the condition is for the compiler.',
    'BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0 -> (BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)])':
      'Every attempt has a time: the `??` is for the compiler.',
    'BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0 -> BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 1':
      'Every attempt has a time: the `??` is for the compiler.',
  },
  'machines/list-queue/list-queue.machine.ts': {
    "if (!sent || outcome.kind !== 'applied') return -> if (false) return":
      'It runs only after a change was sent and applied: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'applied') return -> if (!sent && outcome.kind !== 'applied') return":
      'It runs only after a change was sent and applied: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'applied') return -> if ((!sent)) return":
      'It runs only after a change was sent and applied: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'applied') return -> if ((outcome.kind !== 'applied')) return":
      'It runs only after a change was sent and applied: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'refused') return -> if (false) return":
      'It runs only after a change was sent and refused: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'refused') return -> if (!sent && outcome.kind !== 'refused') return":
      'It runs only after a change was sent and refused: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'refused') return -> if ((!sent)) return":
      'It runs only after a change was sent and refused: the condition is for the compiler.',
    "if (!sent || outcome.kind !== 'refused') return -> if ((outcome.kind !== 'refused')) return":
      'It runs only after a change was sent and refused: the condition is for the compiler.',
    "if (!sent) throw new Error('there is nothing to send') -> if (false) throw new Error('there is nothing to send')":
      'A change was chosen before it is sent: the condition is for the compiler.',
  },
  'machines/list-reader/list-reader.machine.ts': {
    'refetch: ({ context }) => REFETCH_MS[Math.min(context.attempt, REFETCH_MS.length) - 1] ?? 0, -> refetch: ({ context }) => (REFETCH_MS[Math.min(context.attempt, REFETCH_MS.length) - 1]),':
      'Every attempt has a time: the `??` is for the compiler.',
    'refetch: ({ context }) => REFETCH_MS[Math.min(context.attempt, REFETCH_MS.length) - 1] ?? 0, -> refetch: ({ context }) => REFETCH_MS[Math.min(context.attempt, REFETCH_MS.length) - 1] ?? 1,':
      'Every attempt has a time: the `??` is for the compiler.',
  },
  'machines/list-stream/list-stream.machine.ts': {
    'reconnect: ({ context }) => RECONNECT_MS[Math.min(context.attempt, RECONNECT_MS.length) - 1] ?? 0, -> reconnect: ({ context }) => (RECONNECT_MS[Math.min(context.attempt, RECONNECT_MS.length) - 1]),':
      'Every attempt has a time: the `??` is for the compiler.',
    'reconnect: ({ context }) => RECONNECT_MS[Math.min(context.attempt, RECONNECT_MS.length) - 1] ?? 0, -> reconnect: ({ context }) => RECONNECT_MS[Math.min(context.attempt, RECONNECT_MS.length) - 1] ?? 1,':
      'Every attempt has a time: the `??` is for the compiler.',
  },
  'machines/manual-add/manual-add.machine.ts': {
    'isQuantity: (_, { text }: { text: string }) => (parseQuantity(text) ?? 0) > 0, -> isQuantity: (_, { text }: { text: string }) => ((parseQuantity(text))) > 0,':
      'Null is not above 0 either: the `??` is for the compiler.',
    'keepQuantity: assign((_, { text }: { text: string }) => shownQuantity(parseQuantity(text) ?? 1)), -> keepQuantity: assign((_, { text }: { text: string }) => shownQuantity((parseQuantity(text)))),':
      'The guard has found a quantity in the text: the `??` is for the compiler.',
    'keepQuantity: assign((_, { text }: { text: string }) => shownQuantity(parseQuantity(text) ?? 1)), -> keepQuantity: assign((_, { text }: { text: string }) => shownQuantity(parseQuantity(text) ?? 2)),':
      'The guard has found a quantity in the text: the `??` is for the compiler.',
  },
  'machines/open-row/open-row.machine.ts': {
    "if (row === null) throw new Error('no row is open') -> if (false) throw new Error('no row is open')":
      'A row is open whenever one is dismissed: the condition is for the compiler.',
  },
  'machines/own-list/own-list.machine.ts': {
    "if (!user) throw new Error('the list is nobody’s') -> if (false) throw new Error('the list is nobody’s')":
      'The user is known wherever it is asked for: the condition is for the compiler.',
  },
  'machines/passkeys/passkey-refusal.ts': {
    "if ('kind' in error && error.kind === 'invalid') return 'unknown' -> if ((error.kind === 'invalid')) return 'unknown'":
      'What has no kind is not invalid: the condition is for the compiler.',
  },
  'machines/pending-watch/pending-watch.machine.ts': {
    "if (pending) enqueue.emit({ type: 'watch.resumed', item: pending.item, country: pending.country }) -> if (true) enqueue.emit({ type: 'watch.resumed', item: pending.item, country: pending.country })":
      'Something is pending when it is due: the condition is for the compiler.',
    "if (pending) enqueue.emit({ type: 'pending.foreign', name: pending.item.name }) -> if (true) enqueue.emit({ type: 'pending.foreign', name: pending.item.name })":
      'Something is pending when it is due: the condition is for the compiler.',
  },
  'machines/postal-code-picker/postal-code-picker.machine.ts': {
    'const option = index === null ? undefined : context.options[index] -> const option = context.options[index]':
      'There is no option at null: the condition is for the compiler.',
  },
  'machines/price-agent/price-agent.changes.ts': {
    "return { mode, name, ...(mode === 'delete' && first.watch && { watch: first.watch }) } -> return { mode, name, ...((first.watch) && { watch: first.watch }) }":
      'Only an end has a watch: the condition is for the compiler.',
  },
  'machines/quantity-editor/quantity-editor.machine.ts': {
    'quantity: parseQuantity(context.text) ?? context.quantity, -> quantity: (parseQuantity(context.text)),':
      'The guards have found a number in the text: the `??` is for the compiler.',
  },
  'machines/retired-lists/retired-lists.machine.ts': {
    "if (!chosen) throw new Error('no retired list is chosen') -> if (false) throw new Error('no retired list is chosen')":
      'A list is chosen before it is loaded: the condition is for the compiler.',
  },
  'machines/sharing-menu/sharing-menu.machine.ts': {
    "(uuid) => change?.kind !== 'remove-participant' || uuid !== change.participantUuid, -> (uuid) => (uuid !== change.participantUuid),":
      'It runs only after somebody was removed: the condition is for the compiler.',
    "sharingCode: context.sharingCode ?? '', -> sharingCode: (context.sharingCode),":
      'A list that is shared has a code: the `??` is for the compiler.',
    "sharingCode: context.sharingCode ?? '', -> sharingCode: context.sharingCode ?? 'another text',":
      'A list that is shared has a code: the `??` is for the compiler.',
    "if (!change) throw new Error('no change of the sharing was asked for') -> if (false) throw new Error('no change of the sharing was asked for')":
      'A change was asked for before it is made: the condition is for the compiler.',
  },
  'machines/scanner/scanner.machine.ts': {
    "nameProduct: assign(({ context }) => ({ words: context.product?.name ?? '' })), -> nameProduct: assign(({ context }) => ({ words: (context.product?.name) })),":
      'Only a product that is known has its name taken: the `??` is for the compiler.',
    "nameProduct: assign(({ context }) => ({ words: context.product?.name ?? '' })), -> nameProduct: assign(({ context }) => ({ words: context.product?.name ?? 'another text' })),":
      'Only a product that is known has its name taken: the `??` is for the compiler.',
  },
  'machines/shop-mode/shop-mode.machine.ts': {
    "change: { kind: 'uncheck', itemUuid: context.ticked?.uuid ?? '', ...walkedIn(context) }, -> change: { kind: 'uncheck', itemUuid: (context.ticked?.uuid), ...walkedIn(context) },":
      'An undo is offered only of what was ticked: the `??` is for the compiler.',
    "change: { kind: 'uncheck', itemUuid: context.ticked?.uuid ?? '', ...walkedIn(context) }, -> change: { kind: 'uncheck', itemUuid: context.ticked?.uuid ?? 'another text', ...walkedIn(context) },":
      'An undo is offered only of what was ticked: the `??` is for the compiler.',
  },
  'machines/transition-names.ts': {
    'const branches = branchesOf(source).find((list) => list.includes(transition)) ?? [transition] -> const branches = (branchesOf(source).find((list) => list.includes(transition)))':
      'A transition is among those of its state: the `??` is for the compiler.',
    'const branches = branchesOf(source).find((list) => list.includes(transition)) ?? [transition] -> const branches = branchesOf(source).find((list) => list.includes(transition)) ?? [...[]]':
      'A transition is among those of its state: the `??` is for the compiler.',
  },
  'machines/two-factor/two-factor.machine.ts': {
    "const codesAsText = ({ setup }: TwoFactorContext): string => (setup?.backup_codes ?? []).join('\\n') -> const codesAsText = ({ setup }: TwoFactorContext): string => ((setup?.backup_codes)).join('\\n')":
      'The codes are copied while there are some: the `??` is for the compiler.',
  },
  'machines/typeahead/typeahead.cursor.ts': {
    'const lastCell = (rows[row]?.choices.length ?? 1) - 1 -> const lastCell = ((rows[row]?.choices.length)) - 1':
      'The cursor is always on a row: the `??` is for the compiler.',
    'const lastCell = (rows[row]?.choices.length ?? 1) - 1 -> const lastCell = (rows[row]?.choices.length ?? 2) - 1':
      'The cursor is always on a row: the `??` is for the compiler.',
    'return activeRow === null ? undefined : rows[activeRow]?.choices[activeCell] -> return rows[activeRow]?.choices[activeCell]':
      'There is no row at null: the condition is for the compiler.',
  },
  'machines/typeahead/typeahead.machine.ts': {
    'isNothingFound: ({ context: { answer } }) => answer !== null && isNothingFound(answer.response), -> isNothingFound: ({ context: { answer } }) => (isNothingFound(answer.response)),':
      'It is asked of an answer that has come: the condition is for the compiler.',
    "isCancelled: (_, { error }: { error: unknown }) => error instanceof Error && error.name === 'AbortError', -> isCancelled: (_, { error }: { error: unknown }) => (error.name === 'AbortError'),":
      'A fetch rejects with errors: the condition is for the compiler.',
    "choiceUnderCursor(context)?.type ?? '', -> (choiceUnderCursor(context)?.type),":
      'No choice has such a type: the `??` is for the compiler.',
    "choiceUnderCursor(context)?.type ?? '', -> choiceUnderCursor(context)?.type ?? 'another text',":
      'No choice has such a type: the `??` is for the compiler.',
    '({ context }, { to }: { to: Move }) => moveCursor(rowsOf(context), context, to) ?? context, -> ({ context }, { to }: { to: Move }) => (moveCursor(rowsOf(context), context, to)),':
      'The guard has found where the cursor goes: the `??` is for the compiler.',
    'if (!choice) return -> if (false) return':
      'The guards have found a choice under the cursor: the condition is for the compiler.',
  },
  'machines/typed-items/typed-items.machine.ts': {
    "if (item) enqueue.emit({ type: 'item.typed', item }) -> if (true) enqueue.emit({ type: 'item.typed', item })":
      'The guard lets no blank text come here: the condition is for the compiler.',
  },
  'machines/watch-removals/watch-removals.machine.ts': {
    "if (!first) throw new Error('no removal is waiting') -> if (false) throw new Error('no removal is waiting')":
      'A removal waits whenever one is sent: the condition is for the compiler.',
  },
}
