import type { SuggestedGoods } from '#app/domain/list/item-suggestions.ts'

/** Goods on offer at Bilka (1) and Netto (2). */
export const goods = (name: string, changes: Partial<SuggestedGoods> = {}): SuggestedGoods => ({
  name,
  kinds: [],
  imageUrl: null,
  tint: 'stone',
  shops: [
    { chainId: 1, chain: 'Bilka', price: 795 },
    { chainId: 2, chain: 'Netto', price: 995 },
  ],
  ...changes,
})
