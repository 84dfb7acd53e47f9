import { defineSlotRecipe } from '@pandacss/dev'

const wholeCard = { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'lg' }

export const weeklyPageRecipe = defineSlotRecipe({
  className: 'weekly-page',
  slots: ['head', 'kicker', 'lead', 'actions', 'split', 'covers', 'partners'],
  base: {
    head: {
      paddingBlock: { base: '24px 4px', mobile: '44px 4px' },
      '& h1': { fontSize: 'h1', letterSpacing: 'hero', marginTop: '6px' },
    },
    kicker: { color: 'ink.quiet', fontWeight: 'label' },
    lead: { color: 'ink.muted', fontSize: 'lg', maxWidth: '60ch', marginTop: '12px', textWrap: 'pretty' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      marginTop: '20px',
      _empty: { display: 'none' },
    },
    split: {
      display: 'grid',
      alignItems: 'center',
      gap: { base: '28px', tablet: '56px' },
      gridTemplateColumns: { tablet: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
    },
    covers: {
      display: 'grid',
      gap: { base: '36px', mobile: '44px 28px', desktop: '52px 36px' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        mobile: 'repeat(2, minmax(0, 1fr))',
        desktop: 'repeat(3, minmax(0, 1fr))',
      },
      'body:has(#shopping-list) &': { desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    partners: {
      display: 'grid',
      alignItems: 'start',
      gap: { base: '32px', mobile: '36px 28px' },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        mobile: 'repeat(2, minmax(0, 1fr))',
        desktop: 'repeat(3, minmax(0, 1fr))',
      },
    },
  },
})

/** A leaflet's cover: whose it is, and its strongest offers on a shelf, each with its price. */
export const leafletCoverRecipe = defineSlotRecipe({
  className: 'leaflet-cover',
  slots: ['root', 'head', 'title', 'all', 'goods', 'offer', 'name', 'facts'],
  base: {
    root: {
      position: 'relative',
      minWidth: '0',
      '&:has(h3 a:focus-visible)': {
        outline: '3px solid {colors.focus}',
        outlineOffset: '4px',
        borderRadius: 'lg',
      },
      _hover: { '& img': { transform: 'scale(1.045)' } },
    },
    // Three in a row, less if large text needs more room.
    goods: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(5rem, 30%)), 1fr))',
      gap: '8px',
    },
    offer: {
      minWidth: '0',
      display: 'grid',
      gridTemplateRows: 'auto auto 1fr',
      alignContent: 'start',
      justifyItems: 'start',
      '--price-side': 'start',
      '& > :first-child': { width: '100%', marginBottom: '10px' },
    },
    name: {
      // Not stretched: the lines that are cut off would show.
      alignSelf: 'start',
      marginTop: '4px',
      color: 'ink.muted',
      fontSize: 'sm',
      lineHeight: 'name',
      lineClamp: '3',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '16px',
      marginBottom: '8px',
    },
    title: {
      display: 'flex',
      minWidth: '0',
      '& a': { display: 'flex', minWidth: '0', _focusVisible: { outline: 'none' } },
      '& a::after': wholeCard,
    },
    facts: { color: 'ink.muted', fontSize: 'sm', marginTop: '10px', '& b': { color: 'ink' } },
    all: { position: 'relative', zIndex: '2', flex: 'none' },
  },
})

export const partnerRecipe = defineSlotRecipe({
  className: 'partner',
  slots: ['root', 'head', 'products', 'product', 'title', 'price', 'meta'],
  base: {
    root: { minWidth: '0' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 12px',
      minHeight: 'target',
      '& h3': { fontSize: 'lg' },
      '& a': { overflowWrap: 'anywhere' },
    },
    products: { borderTop: '1px solid {colors.line}' },
    product: {
      position: 'relative',
      display: 'flex',
      gap: '16px',
      alignItems: 'flex-start',
      paddingBlock: '16px',
      borderBottom: '1px solid {colors.line}',
      '&:has(a:focus-visible)': {
        outline: '3px solid {colors.focus}',
        outlineOffset: '2px',
        borderRadius: 'sm',
      },
      '& > :last-child': { minWidth: '0' },
    },
    title: {
      fontSize: 'md',
      fontWeight: 'label',
      lineHeight: 'name',
      '& :is(a, button)': {
        textAlign: 'start',
        fontWeight: 'inherit',
        cursor: 'pointer',
        _hover: { textDecoration: 'underline' },
        _focusVisible: { outline: 'none' },
      },
      '& :is(a, button)::after': { content: '""', position: 'absolute', inset: '0' },
    },
    price: { fontSize: 'priceRow', fontWeight: 'price', letterSpacing: '-.03em', lineHeight: '1.2' },
    meta: { color: 'ink.muted', fontSize: 'sm', lineHeight: '1.4', marginTop: '2px' },
  },
})
