import type { Day } from '../locale/dates.ts'
import type { OfferSummary, Tint } from '../offers/offer-summary.ts'
import type { PortionCost } from './portion-cost.ts'

/** Where a link in a text leads: to one of our pages, or to another site. */
export type LinkTarget =
  | { kind: 'post' | 'page'; slug: string }
  | { kind: 'offer'; term: string }
  | { kind: 'route'; path: '/' | '/offer' | '/profile' | '/pricing-agent' | '/post' }
  | { kind: 'site'; url: string }

/** A part of a line of text. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; target: LinkTarget; content: Inline[] }

/** A block of a text, as Markdown has them. */
export type Block =
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

/**
 * An ingredient; `amount` as a cook reads it (`800 g`), empty if it is to taste; `search` is null for water and the
 * like.
 */
export type Ingredient = { amount: string; name: string; search: string | null }

/** The picture of a post: drawings of goods, by their kinds, before a background colour. */
export type PostPicture = { tint: Tint; kinds: string[] }

/** What a card shows of a post. `minutes` is the time to cook a recipe, else to read the text. */
export type PostCard = {
  slug: string
  title: string
  description: string
  isRecipe: boolean
  minutes: number
  picture: PostPicture
}

/** A card with what a portion costs this week; null for an article, and if no price is known. */
export type PricedPostCard = PostCard & { portion: PortionCost | null }

/** A recipe or an article. `servings`, `ingredients` and `steps` are null and empty for an article. */
export type Post = PostCard & {
  date: Day
  servings: number | null
  ingredients: Ingredient[]
  steps: string[]
  blocks: Block[]
}

/** An info page (§2.1, `/page/…`); `hasContact` if the address to write to belongs under it. */
export type InfoPage = {
  slug: string
  title: string
  description: string
  hasContact: boolean
  blocks: Block[]
}

/**
 * An ingredient and its cheapest live offer, if there is one; and the ids of all offers that answer it, where they are known.
 */
export type OfferedIngredient = Ingredient & {
  id: number
  offer: OfferSummary | null
  answeredBy?: readonly number[]
}

/** The data of a post's page. */
export type PostPageData = {
  post: Omit<Post, 'ingredients'>
  ingredients: OfferedIngredient[]
  portion: PortionCost | null
  related: PostCard[]
  today: Day
}

/** The data of an info page; `contact` is the operator's email address, null if none is configured. */
export type InfoPageData = { page: InfoPage; contact: string | null }
