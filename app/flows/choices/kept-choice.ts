import type { Country } from '#app/domain/locale/locales.ts'

type Owner = { country: Country; isUser: boolean }
type OfAccount<Choice> = { country: Country; choice: Choice | null }

/** Where a choice of a country is kept: on the device, and at an account, whose country may be another. */
export type ChoiceStore<Choice> = {
  kept: (country: Country) => Choice | null
  keep: (country: Country, choice: Choice) => void
  forget: (country: Country) => void
  /** @throws a `Failure`. */
  fetch: (signal: AbortSignal) => Promise<OfAccount<Choice>>
  /** `ifNone` leaves a choice as it is that the account has already. @throws a `Failure`. */
  save: (
    choice: Choice,
    options: { country: Country; ifNone?: boolean; signal: AbortSignal },
  ) => Promise<OfAccount<Choice>>
}

type Asked<Choice> = Owner & { store: ChoiceStore<Choice>; signal: AbortSignal }

/**
 * What counts now: a visitor's choice is the device's. A user's account gets it if it has none, and otherwise wins; the
 * device keeps nothing of it. In another country than the account's a user's choice is the device's too.
 * @throws a `Failure`; then the device keeps what it had.
 */
export async function findKept<Choice>({
  store,
  country,
  isUser,
  signal,
}: Asked<Choice>): Promise<Choice | null> {
  const kept = store.kept(country)
  if (!isUser) return kept
  const ofAccount =
    kept === null ? await store.fetch(signal) : await store.save(kept, { country, ifNone: true, signal })
  if (ofAccount.country !== country) return kept
  if (kept !== null) store.forget(country)
  return ofAccount.choice
}

/** Keeps a choice on the device of a visitor, or at the account of a user of the country. @throws a `Failure`. */
export async function keepForOwner<Choice>(
  choice: Choice,
  { store, country, isUser, signal }: Asked<Choice>,
): Promise<void> {
  if (!isUser) return store.keep(country, choice)
  const ofAccount = await store.save(choice, { country, signal })
  if (ofAccount.country !== country) return store.keep(country, choice)
  store.forget(country)
}
