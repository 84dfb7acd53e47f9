/** Why nobody could notice a fault that a mutator makes, by file and change. */
export const explainedCode: Record<string, Record<string, string>> = {
  'machines/add-to-list/add-to-list.setup.ts': {
    'isAboveMinimum: ({ context }) => (context.quantity ?? 0) > 1, -> isAboveMinimum: ({ context }) => ((context.quantity)) > 1,':
      'The shopper can change the quantity only while one is known: the `??` is for the compiler.',
    'isAboveMinimum: ({ context }) => (context.quantity ?? 0) > 1, -> isAboveMinimum: ({ context }) => (context.quantity ?? 1) > 1,':
      'The shopper can change the quantity only while one is known: the `??` is for the compiler.',
    'return first ? { ...offeredFirst(first), next: rest } : {} -> return { ...offeredFirst(first), next: rest }':
      'Nothing that reads it tells undefined from null.',
    'pickedItem(context.items.find((item) => item.key === key) ?? null), -> pickedItem((context.items.find((item) => item.key === key))),':
      'Nothing that reads it tells undefined from null.',
    'pickedItem(context.items.find((item) => item.key === key) ?? null), -> pickedItem(context.items.findLast((item) => item.key === key) ?? null),':
      'No two offered items have one key.',
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
  },
  'machines/add-to-list/offered-items.ts': {
    '...pickedItem(items.length === 1 ? (items[0] ?? null) : null), -> ...pickedItem(items.length === 1 ? ((items[0])) : null),':
      'A list of one item has a first one: the `??` is for the compiler.',
  },
  'machines/app/app.machine.ts': {
    'for (const name of audiences.get(event.type) ?? []) enqueue.sendTo(name, event) -> for (const name of (audiences.get(event.type))) enqueue.sendTo(name, event)':
      'Every event that comes here has an audience: the `??` is for the compiler.',
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
  'machines/fetched-rows/fetched-rows.machine.ts': {
    'export const LINGER_MS = 1500 -> export const LINGER_MS = 1501':
      'No rule names the time: tests measure by the constant.',
  },
  'machines/form/form.machine.ts': {
    'isFatal: ({ context }) => context.fatalField !== null && context.fatalField in fieldErrorsOf(context), -> isFatal: ({ context }) => (context.fatalField in fieldErrorsOf(context)),':
      'No form has a field that is called null.',
  },
}

/** Why nobody could notice a fault; undefined if nobody has said. */
export const explanationOf = (file: string, change: string): string | undefined =>
  explainedCode[file]?.[change]
