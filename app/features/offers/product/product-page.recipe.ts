import { defineSlotRecipe } from '@pandacss/dev'
import { productColumnGap, productColumns } from '../preview/offer-preview.recipe.ts'

export const productPageRecipe = defineSlotRecipe({
  className: 'product-page',
  slots: ['columns', 'note', 'ad'],
  base: {
    columns: {
      display: 'grid',
      columnGap: productColumnGap,
      gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: productColumns },
      alignItems: 'start',
      '& > :only-child': { gridColumn: '1 / -1' },
    },
    ad: { marginTop: { base: '36px', mobile: '56px' }, _empty: { display: 'none' } },
    note: { marginBottom: '20px' },
  },
})
