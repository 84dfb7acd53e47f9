import { defineSlotRecipe } from '@pandacss/dev'

export const footerRecipe = defineSlotRecipe({
  className: 'footer',
  slots: ['root', 'columns', 'about', 'categories', 'link', 'countries', 'base'],
  base: {
    root: {
      marginTop: '72px',
      borderTop: '1px solid {colors.line}',
      paddingBlock: { base: '40px 100px', tablet: '40px 36px' },
    },
    columns: {
      display: 'grid',
      gap: '28px 40px',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        mobile: 'repeat(4, minmax(0, 1fr))',
        tablet: '1.4fr 1.6fr repeat(2, 1fr)',
      },
      '& h2': { fontSize: '.9375rem', letterSpacing: '0', marginBottom: '6px' },
      // The categories are the longest group.
      '& > :nth-child(2)': { gridColumn: { base: '1 / -1', mobile: 'span 2', tablet: 'auto' } },
    },
    categories: { columnCount: '2', columnGap: '24px', '& li': { breakInside: 'avoid' } },
    about: { gridColumn: { base: '1 / -1', tablet: 'auto' }, '& p': { maxWidth: '34ch', marginTop: '8px' } },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', mobile: '36px' },
      color: 'ink.muted',
      textAlign: 'left',
      _hover: { color: 'ink', textDecoration: 'underline' },
    },
    // One line at the bottom.
    countries: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '0 24px',
      marginTop: '28px',
      '& h2': { fontSize: '.9375rem', letterSpacing: '0' },
      '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '24px' },
    },
    base: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '8px 24px',
      justifyContent: 'space-between',
      marginTop: '16px',
      paddingTop: '20px',
      borderTop: '1px solid {colors.line}',
    },
  },
})
