import { defineRecipe } from '@pandacss/dev'

export const stepperRecipe = defineRecipe({
  className: 'stepper',
  base: {
    display: 'inline-grid',
    gridTemplateColumns: '44px auto 44px',
    alignItems: 'center',
    borderRadius: 'full',
    bg: 'soft',
    '& input': {
      width: '56px',
      height: 'target',
      padding: '0',
      border: '0',
      bg: 'transparent',
      textAlign: 'center',
      fontWeight: 'price',
      fontSize: 'lg',
      borderRadius: 'sm',
    },
    '& button': {
      _hover: { bg: 'brand.soft' },
      '&[aria-disabled=true]': { color: 'line.strong', cursor: 'not-allowed', bg: 'transparent' },
    },
  },
})
