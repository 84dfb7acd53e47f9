import { ROUND_LASTS_MS } from '#app/domain/list/list-walks.ts'

const key = 'shopRound'

type Kept = { list: string; chain: string | null; until: number }

/** The round that was under way on this device when its tab was closed; null if there was none, or if it is over. */
export function keptRound(): Pick<Kept, 'list' | 'chain'> | null {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept && kept.until > Date.now() ? kept : null
  } catch {
    return null
  }
}

/** Keeps that the shopper is shopping with a list, in a chain or in none. Does nothing if the browser denies its storage. */
export function keepRound({ list, chain }: Pick<Kept, 'list' | 'chain'>): void {
  const kept: Kept = { list, chain, until: Date.now() + ROUND_LASTS_MS }
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A killed tab then begins at the panel.
  }
}

export function forgetRound(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
