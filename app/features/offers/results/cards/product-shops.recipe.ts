import { defineSlotRecipe } from '@pandacss/dev'

/** The shops of a product, over the whole width below the row of its card, with lines and no box. */
export const productShopsRecipe = defineSlotRecipe({
  className: 'product-shops',
  slots: ['cheaper', 'opener', 'root', 'title', 'rows', 'who', 'price', 'ways', 'heart', 'waiting', 'failed'],
  base: {
    opener: {
      // Above the link that covers the card.
      position: 'relative',
      zIndex: '2',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      minHeight: 'target',
      marginBlock: '-4px -10px',
      fontSize: 'sm',
      fontWeight: 'strong',
      color: 'brand',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
      '& svg': { fontSize: '.75rem' },
      '&[aria-expanded=true] svg': { rotate: '180deg' },
    },
    cheaper: { fontSize: 'sm', lineHeight: '1.4', color: 'ink', fontWeight: 'label' },
    root: { gridColumn: '1 / -1', minWidth: '0', marginTop: { base: '-14px', mobile: '-22px' } },
    title: {
      fontSize: 'lg',
      fontWeight: 'strong',
      lineHeight: 'heading',
      paddingBlock: '12px',
      '& small': { marginInlineStart: '6px', fontSize: 'sm', fontWeight: 'normal', color: 'ink.quiet' },
    },
    rows: {
      '& li': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gap: '0 10px',
        alignItems: 'center',
        minHeight: { base: '72px', mobile: '64px' },
        paddingBlock: '8px',
        borderTop: '1px solid {colors.line}',
      },
      '& li:last-child': { borderBottom: '1px solid {colors.line}' },
    },
    who: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: '150px minmax(0, 1fr)' },
      gap: '4px 16px',
      alignItems: 'center',
      color: 'ink.quiet',
      fontSize: 'sm',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '32px',
        justifySelf: 'start',
        maxWidth: '100%',
      },
    },
    price: {
      display: 'grid',
      justifyItems: 'end',
      gap: '3px',
      '& small': { fontSize: 'xs', color: 'ink.quiet', lineHeight: '1.2', whiteSpace: 'nowrap' },
    },
    ways: { display: 'flex', alignItems: 'center' },
    // A price is followed by product: on phones the heart of the card is enough.
    heart: { display: { base: 'none', mobile: 'inline-flex' } },
    waiting: { display: 'grid', gap: '24px', paddingBlock: '12px' },
    failed: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', paddingBlock: '8px' },
  },
})
