import { defineRecipe } from '@pandacss/dev'

export const doneRecipe = defineRecipe({
  className: 'done',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    fontWeight: 'label',
    '& > svg': {
      flex: 'none',
      padding: '6px',
      fontSize: '2rem',
      borderRadius: 'full',
      bg: 'brand',
      color: 'brand.on',
    },
  },
})
