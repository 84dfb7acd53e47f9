import { defineSlotRecipe } from '@pandacss/dev'

export const productPageRecipe = defineSlotRecipe({
  className: 'product-page',
  slots: ['columns', 'note'],
  base: {
    columns: {
      display: 'grid',
      gap: '0 64px',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
      '& > :only-child': { gridColumn: '1 / -1' },
    },
    note: { marginBottom: '20px' },
  },
})
