import type { Country } from '#app/domain/locale/locales.ts'
import type { CustomProduct } from '#app/domain/offers/offers.ts'
import { addableCustomProduct, wantedCustomProduct } from '#app/domain/partners/custom-product-item.ts'
import { useTab } from '../tab/use-tab.ts'

/**
 * What can be done with a partner's own product on a country's page: `add` opens the add-to-list modal with the custom
 * item (§2.7); `watch` asks the price agent to watch it, and is null if it is not in the catalogue.
 */
export function useCustomProduct(product: CustomProduct, country: Country) {
  const { press } = useTab()
  const wanted = wantedCustomProduct(product)
  const items = [addableCustomProduct(product, country)]
  return {
    add: () => press({ to: 'addToList', event: { type: 'add.requested', country, items } }),
    watch:
      wanted &&
      (() => press({ to: 'priceAgent', event: { type: 'agent.requested', item: wanted, country } })),
  }
}
