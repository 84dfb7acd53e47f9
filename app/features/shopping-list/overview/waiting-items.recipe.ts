import { defineSlotRecipe } from '@pandacss/dev'

/** An item that waits for a list: what it is and costs, and below it how many there are. */
export const waitingItemsRecipe = defineSlotRecipe({
  className: 'waiting-items',
  slots: ['root', 'ways', 'amount'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr) auto',
      columnGap: '12px',
      alignItems: 'center',
      padding: '10px 18px 4px',
      borderBottom: '1px solid {colors.line}',
    },
    // Its icons are aligned with the name above them, and the last one with the edge.
    ways: {
      gridColumn: '2 / -1',
      display: 'flex',
      alignItems: 'center',
      marginInline: '-12px',
      '& > button:last-child': { marginInlineStart: 'auto' },
      '& > button[aria-disabled=true]': { color: 'ink.quiet', cursor: 'default' },
    },
    amount: { minWidth: '48px', textAlign: 'center', fontSize: 'sm', fontWeight: 'strong' },
  },
})
