import type { User } from '#app/domain/account/account.ts'
import type { WatchableProduct, WatchSummary } from '#app/domain/agents/price-agent.ts'
import type { WantedItem } from '#app/domain/agents/wanted-item.ts'
import type { WatchRules } from '#app/domain/agents/watch-rules.ts'
import type { Country, Locale } from '#app/domain/locale/locales.ts'
import type { Chain } from '#app/domain/offers/offers.ts'
import type { Removal } from '#machines/watch-removals/watch-removals.machine.ts'

/** What the modal does to the price agent (§4, Price-agent modal modes). */
export type AgentMode = 'add' | 'edit' | 'delete'

/**
 * What the device was told not to show again, by mode (§9): the success of the first two, the last's
 * question.
 */
export type HiddenSteps = Record<AgentMode, boolean>

/** `user` is null for a visitor, undefined if the page does not know yet. */
export type PriceAgentInput = { user: User | null | undefined; hidden: HiddenSteps }

/** A product that is wanted on a page of a country. */
export type Wanted = { item: WantedItem; country: Country }

/** A watch as it is to be. */
export type WatchChange = { mode: 'add' | 'edit'; productId: number; chainIds: number[]; rules: WatchRules }

/** What the server is to do to the agent: to make it, to save a watch, or to end one. */
export type AgentChange =
  | { mode: 'create' }
  | (WatchChange & { name: string })
  | (Removal & { mode: 'delete' })

/** A change of a watch that the server has made; `watch` can be put back. */
export type Stored = { mode: AgentMode; name: string; watch?: WatchSummary }

/**
 * `item` is what the modal is about, `watch` the watch of it that the page showed; `categoryIds` are the chain
 * categories that have it, `chains` can be chosen, `chosen` are the ids of those that are. `rules` are those of the watch,
 * and those of the form once it is submitted. `product` is what is known of its past offers. `hasAgent` is whether the
 * user is known to have a price agent. `changes` are those that the server has not answered, the oldest first.
 */
export type PriceAgentContext = PriceAgentInput & {
  item: WantedItem | null
  watch: WatchSummary | null
  country: Country | null
  categoryIds: number[]
  chains: Chain[]
  chosen: number[]
  product: WatchableProduct | null
  rules: WatchRules
  hasAgent: boolean
  changes: AgentChange[]
}

/** What the form is filled with; `product` is null if nothing is known of its past. `mine` are the shopper's chains. */
export type AgentForm = { chains: Chain[]; product: WatchableProduct | null; mine?: number[] }

/** The machine itself raises `agent.made`, `change.stored` and `change.refused`: how a change of the agent ended. */
export type PriceAgentEvent =
  | ({ type: 'agent.requested' } & Wanted)
  | ({ type: 'watch.resumed' } & Wanted)
  | { type: 'watch.edit'; watch: WatchSummary }
  | { type: 'watch.delete'; watch: WatchSummary }
  | { type: 'chain.toggled'; id: number }
  | { type: 'chains.retried' }
  | { type: 'form.submitted'; rules: WatchRules }
  | { type: 'delete.chosen' }
  | { type: 'delete.confirmed' }
  | { type: 'hiding.toggled' }
  | { type: 'modal.closed' }
  | { type: 'identifying.retried' }
  | { type: 'user.answered'; user: User | null }
  | { type: 'user.unknown' }
  | { type: 'route.changed' }
  | { type: 'locale.changed'; locale: Locale }
  | { type: 'agent.made' }
  | ({ type: 'change.stored' } & Stored)
  | { type: 'change.refused' }

/**
 * `user.wanted`: the shopper waits to be known. `watch.postponed` is wanted by a shopper who must log in or verify their
 * email first. `agent.changed` is told after each change, so that the agent is loaded again; `watch.announced` is a success
 * that the modal does not show, with the `watch` that can be put back. `removal.chosen` is a watch to end without a question. The device keeps what
 * `hiding.changed` says.
 */
export type PriceAgentEmitted =
  | ({ type: 'watch.postponed' } & Wanted)
  | { type: 'user.wanted' }
  | { type: 'login.needed' }
  | { type: 'verification.needed'; name: string }
  | { type: 'agent.changed' }
  | ({ type: 'watch.announced' } & Stored)
  | ({ type: 'removal.chosen' } & Removal)
  | { type: 'hiding.changed'; mode: AgentMode; isHidden: boolean }
  | { type: 'call.failed'; error: unknown }
