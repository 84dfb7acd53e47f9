import { defineSlotRecipe } from '@pandacss/dev'

export const offerViewerRecipe = defineSlotRecipe({
  className: 'offer-viewer',
  slots: ['cards', 'card', 'heading', 'price', 'details', 'more'],
  base: {
    cards: { display: 'grid', gap: '32px', paddingBottom: '12px' },
    card: {
      '& + &': { borderTop: '1px solid {colors.line}', paddingTop: '32px' },
    },
    heading: { fontSize: 'lg', marginBottom: '-12px' },
    price: {
      fontSize: 'priceTotal',
      fontWeight: 'price',
      letterSpacing: 'price',
      lineHeight: '1.1',
      margin: '18px 0 8px',
    },
    details: { marginBottom: { base: '16px', mobile: '0' } },
    more: { order: { base: '2', mobile: '0' }, marginTop: { base: '0', mobile: '14px' } },
  },
})
