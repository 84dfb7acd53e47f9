import { isManual } from '#app/domain/list/is-manual.ts'
import type { ItemSketch } from '#app/domain/list/shopping-list.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'

/** An item's picture; a pencil for a typed item. */
export function ItemPicture({ item, className }: { item: ItemSketch; className: string | undefined }) {
  return (
    <span className={className}>
      {isManual(item) ? (
        <Icon name="note-pencil" />
      ) : (
        <Picture src={item.imageUrl} tint={item.tint} size="xs" />
      )}
    </span>
  )
}
