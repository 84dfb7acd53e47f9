import { defineSlotRecipe } from '@pandacss/dev'

export const skeletonRecipe = defineSlotRecipe({
  className: 'skeleton',
  slots: ['line', 'lines', 'card'],
  base: {
    line: { bg: 'soft', borderRadius: 'sm', maxWidth: '100%', animation: 'pulse' },
    lines: { display: 'grid', gap: '20px' },
    card: {
      display: 'grid',
      alignContent: 'start',
      '& > *': { bg: 'soft', borderRadius: 'sm', animation: 'pulse' },
      // In place of the card's picture, price, name and size.
      '& > :nth-child(1)': { aspectRatio: '1', borderRadius: 'lg' },
      '& > :nth-child(2)': { height: '44px', width: '92px', marginTop: '22px' },
      '& > :nth-child(3)': { height: '18px', marginTop: '16px' },
      '& > :nth-child(4)': { height: '14px', width: '70%', marginTop: '8px' },
    },
  },
})
