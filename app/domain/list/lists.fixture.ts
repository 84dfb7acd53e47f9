import { mutationOf } from './list-change.ts'
import type {
  ItemSketch,
  ListActions,
  ListChange,
  ListMutation,
  ShoppingList,
  ShoppingListItem,
} from './shopping-list.ts'

const plain: ItemSketch = {
  name: 'Rosiner',
  subText: '20.11-26.11',
  imageUrl: null,
  priceText: null,
  subPriceText: '',
  priceDetailsText: '',
  chainName: null,
  chainImage: '',
  isHighlighted: false,
  storePlacement: null,
  offerId: null,
  customPartnerProductId: null,
  startDate: null,
  endDate: null,
  tint: 'oat',
  isExpired: false,
}

/** An item sketch with the fields that matter to a test. */
export const sketch = (changes: Partial<ItemSketch> = {}): ItemSketch => ({ ...plain, ...changes })

export const coffee = sketch({
  name: 'Gevalia, Mellemristet kaffe',
  priceText: '39,95',
  chainName: 'Netto',
  chainImage: '/chains/netto.svg',
  storePlacement: { title: 'Kaffe og te', sortOrder: 60 },
  offerId: 11,
})
export const milk = sketch({
  name: 'Arla, Letmælk',
  priceText: '8,95',
  chainName: 'Netto',
  chainImage: '/chains/netto.svg',
  storePlacement: { title: 'Mejeri', sortOrder: 20 },
  offerId: 12,
  tint: 'sky',
})
export const bread = sketch({
  name: 'Kohberg, Rugbrød',
  priceText: '15,-',
  chainName: 'føtex',
  chainImage: '/chains/fotex.svg',
  storePlacement: { title: 'Brød', sortOrder: 10 },
  offerId: 13,
})

/** An item on a list. */
export const item = (uuid: string, changes: Partial<ShoppingListItem> = {}): ShoppingListItem => ({
  ...plain,
  uuid,
  quantity: 1,
  checked: false,
  checkedBy: null,
  ...changes,
})

/** The actions that the server gives with a list. */
export const actionsOf = (uuid: string): ListActions => ({
  removeAllItems: `/api/shopping-list/uuid/${uuid}/remove-all-items`,
  addOfferToShoppingList: { shoppingListUuid: uuid },
  addCustomPartnerProductToShoppingList: { shoppingListUuid: uuid },
})

/** Mette's Danish list. */
export const listOf = (items: ShoppingListItem[], changes: Partial<ShoppingList> = {}): ShoppingList => ({
  uuid: 'list-1',
  items,
  priceTotalText: '0,00\u00a0kr.',
  actions: actionsOf('list-1'),
  version: 4,
  country: 'dk',
  retiredAt: null,
  owner: { name: 'Mette Holm', isUser: true },
  participants: [],
  ...changes,
})

/** A change of Mette's list. */
export const mutation = (id: string, change: ListChange, listUuid = 'list-1'): ListMutation =>
  mutationOf({ uuid: listUuid, actions: actionsOf(listUuid) }, id, change)
