import { defineSlotRecipe } from '@pandacss/dev'

export const chainComparisonRecipe = defineSlotRecipe({
  className: 'chain-comparison',
  slots: ['root', 'who', 'price'],
  base: {
    root: {
      '& li': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
        gap: '4px 14px',
        alignItems: 'center',
        paddingBlock: '12px',
        borderBottom: '1px solid {colors.line}',
        position: 'relative',
      },
      '& li:first-child': { borderTop: '1px solid {colors.line}' },
    },
    who: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      minWidth: '0',
      '& a': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', minWidth: '0', fontWeight: 'label' },
      // What an offer is of stands below its chain.
      '& a > span + span': { flexBasis: '100%', fontSize: '.9375rem', lineHeight: '1.35' },
      // The whole row is a link; the add button lies above it.
      '& a::after': { content: '""', position: 'absolute', inset: '0' },
      '& small': { flexBasis: '100%', color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
    },
    price: {
      display: 'grid',
      justifyItems: 'end',
      gap: '7px',
      minWidth: '104px',
      '& small': { fontSize: '.8125rem', color: 'ink.quiet', lineHeight: '1.2' },
      '& + *': { zIndex: '1' },
    },
  },
})
