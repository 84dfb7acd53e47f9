import { defineSlotRecipe } from '@pandacss/dev'

export const languageOfferRecipe = defineSlotRecipe({
  className: 'language-offer',
  slots: ['root', 'row', 'way'],
  base: {
    root: {
      minHeight: '56px',
      bg: 'brand.soft',
      color: 'brand.onSoft',
      // Nothing is offered without JavaScript.
      '@media (scripting: none)': { display: 'none' },
    },
    row: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '56px',
      // The cross stands above the right edge of the page's column.
      '& button': { marginInlineStart: 'auto', marginInlineEnd: '-12px' },
    },
    way: { color: 'inherit', lineHeight: '1.3', textWrap: 'balance' },
  },
})
