import { isManual } from './is-manual.ts'
import { manualSketch } from './list-change.ts'
import type { ItemSketch } from './shopping-list.ts'

/**
 * An item as it stands at a chain where it is bought without an offer: what is typed keeps its words and its rule, and nothing is
 * said of an offer that is not bought.
 */
export function atChain(
  item: ItemSketch,
  { chainName, chainImage }: Pick<ItemSketch, 'chainName' | 'chainImage'>,
): ItemSketch {
  const { name, subText, wantedAmount, rule, storePlacement, tint } = item
  return {
    ...manualSketch(name, isManual(item) ? subText : null, wantedAmount),
    ...(rule && { rule }),
    ...{ chainName, chainImage, storePlacement, tint },
  }
}
