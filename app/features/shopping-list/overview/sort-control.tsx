import { useLingui } from '@lingui/react/macro'
import { type ListOrder, listOrders } from '#app/domain/list/list-order.ts'
import { Select } from '#app/ui/select/select.tsx'

type Properties = { order: ListOrder; onChosen: (order: ListOrder) => void }

/** The choice of the list's order (§4, Shopping list panel). */
export function SortControl({ order, onChosen }: Properties) {
  const { t } = useLingui()
  const labels: Record<ListOrder, string> = {
    chain: t`Kæde`,
    'price-ascending': t`Billigst først`,
    'price-descending': t`Dyrest først`,
    'amount-ascending': t`Lavest antal først`,
    'amount-descending': t`Højest antal først`,
  }
  return (
    <Select
      label={t`Sortér efter`}
      isCompact
      value={order}
      options={listOrders.map((value) => ({ value, label: labels[value] }))}
      onChange={({ target }) => {
        const chosen = listOrders.find((value) => value === target.value)
        if (chosen) onChosen(chosen)
      }}
    />
  )
}
