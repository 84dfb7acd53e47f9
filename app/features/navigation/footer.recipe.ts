import { defineSlotRecipe } from '@pandacss/dev'

export const footerRecipe = defineSlotRecipe({
  className: 'footer',
  slots: ['root', 'columns', 'about', 'group', 'link', 'countries', 'base'],
  base: {
    root: {
      marginTop: '72px',
      borderTop: '1px solid {colors.line}',
      paddingBlock: { base: '40px 100px', tablet: '40px 36px' },
    },
    columns: {
      display: 'grid',
      gap: { mobile: '28px 40px' },
      gridTemplateColumns: {
        mobile: 'repeat(4, minmax(0, 1fr))',
        tablet: '1.4fr 1.6fr repeat(2, 1fr)',
      },
    },
    about: {
      gridColumn: { mobile: '1 / -1', tablet: 'auto' },
      paddingBottom: { base: '20px', mobile: '0' },
      '& p': { maxWidth: '34ch', marginTop: '8px' },
    },
    // A phone shows the links of a group if it is opened.
    group: {
      '& h2': { display: 'none', fontSize: '.9375rem', letterSpacing: '0', marginBottom: '6px' },
      '& details': { borderBottom: '1px solid {colors.line}', paddingBottom: { _open: '12px' } },
      '& summary': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: '52px',
        fontWeight: 'strong',
        cursor: 'pointer',
        listStyle: 'none',
        '& svg': { color: 'ink.muted', transition: 'rotate {durations.fast} {easings.out}' },
      },
      '& summary::-webkit-details-marker': { display: 'none' },
      '& [open] summary svg': { rotate: '180deg' },
      // Wider windows always show them, if the browser can show what is closed.
      '@supports selector(::details-content)': {
        mobile: {
          '& h2': { display: 'block' },
          '& details': { border: '0', padding: '0' },
          '& summary': { display: 'none' },
          '& details::details-content': { contentVisibility: 'visible' },
        },
      },
      // The categories are the longest group.
      '&:has([data-long])': { gridColumn: { mobile: 'span 2', tablet: 'auto' } },
      '& [data-long]': { columnCount: '2', columnGap: '24px', '& li': { breakInside: 'avoid' } },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', mobile: '36px' },
      color: 'ink.muted',
      textAlign: 'left',
      cursor: 'pointer',
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
