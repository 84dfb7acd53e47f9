import { defineRecipe } from '@pandacss/dev'

export const categoryIconRecipe = defineRecipe({
  className: 'category-icon',
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '48px',
    height: '48px',
    borderRadius: 'md',
    bg: 'brand.soft',
    color: 'brand.onSoft',
    '& svg': { width: '28px', height: '28px' },
  },
})
