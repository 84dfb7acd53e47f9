import { Trans, useLingui } from '@lingui/react/macro'
import { addToList } from 'styled-system/recipes'
import type { AddableItem } from '#app/domain/list/shopping-list.ts'
import { useShoppingList } from '#app/flows/list/use-shopping-list.ts'
import { Checkbox } from '#app/ui/checkbox/checkbox.tsx'
import { Done } from '#app/ui/done/done.tsx'

type Properties = { picked: AddableItem; quantity: number; hideAdded: boolean; onHideToggled: () => void }

/** Confirms the addition, or says that it waits for a login, with a checkbox to hide this step next time (§4, Add-to-list modal). */
export function Added({ picked: { name }, quantity, hideAdded, onHideToggled }: Properties) {
  const { i18n, t } = useLingui()
  const { sync } = useShoppingList()
  const count = i18n.number(quantity)
  return (
    <div className={addToList().added}>
      <Done>
        {sync === 'signed-out' ? (
          <Trans>
            {count} × {name} venter, til du logger ind igen
          </Trans>
        ) : (
          <Trans>
            {count} × {name} er på sedlen
          </Trans>
        )}
      </Done>
      <Checkbox label={t`Vis ikke dette igen`} checked={hideAdded} onChange={onHideToggled} />
    </div>
  )
}
