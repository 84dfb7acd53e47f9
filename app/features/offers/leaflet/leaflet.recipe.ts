import { defineSlotRecipe } from '@pandacss/dev'

const wholeTile = { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'lg' }

export const leafletRecipe = defineSlotRecipe({
  className: 'leaflet',
  slots: ['head', 'contents', 'track', 'slot', 'sheet', 'sheetHead', 'tiles', 'bar', 'turn', 'word', 'foot'],
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '8px 32px',
      marginBottom: '16px',
      '& h1': { fontSize: 'h2' },
    },
    contents: { scrollbarWidth: 'none' },
    // The pages lie side by side; the next one is partly in sight, so that a thumb knows there is more.
    track: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: { base: '10px', mobile: '20px' },
      marginInline: 'calc(-1 * var(--gutter))',
      paddingInline: 'var(--gutter)',
      scrollPaddingInline: 'var(--gutter)',
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      scrollMarginTop: { base: '72px', tablet: '140px' },
      '&::-webkit-scrollbar': { display: 'none' },
    },
    slot: { flex: '0 0 100%', minWidth: '0', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
    sheet: {
      bg: 'surface',
      border: '1px solid {colors.line}',
      borderRadius: { base: 'lg', mobile: 'xl' },
      padding: { base: '16px 14px 20px', mobile: '24px 28px 32px', desktop: '28px 40px 40px' },
    },
    sheetHead: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '16px',
      paddingBottom: '14px',
      '& h2': { fontSize: { base: 'xl', mobile: 'h2' } },
      '& span': { color: 'ink.quiet', fontSize: 'sm', whiteSpace: 'nowrap' },
    },
    tiles: {
      display: 'grid',
      gap: { base: '24px 14px', mobile: '32px 24px' },
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', mobile: 'repeat(12, minmax(0, 1fr))' },
    },
    bar: {
      position: { tablet: 'sticky' },
      bottom: '20px',
      zIndex: '3',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '4px', mobile: '8px' },
      width: 'fit-content',
      maxWidth: '100%',
      marginInline: 'auto',
      marginTop: '16px',
      padding: '6px',
      borderRadius: 'full',
      bg: 'surface',
      boxShadow: { base: 'inset 0 0 0 1px {colors.line}', tablet: 'md' },
      '& p': {
        textAlign: 'center',
        fontWeight: 'label',
        whiteSpace: 'nowrap',
        paddingInline: { base: '12px', mobile: '4px' },
      },
    },
    turn: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: 'target',
      minWidth: 'target',
      justifyContent: 'center',
      paddingInline: { mobile: '16px' },
      borderRadius: 'full',
      fontWeight: 'strong',
      color: 'brand.onSoft',
      bg: 'brand.soft',
      cursor: 'pointer',
      '&[aria-disabled]': { bg: 'transparent', color: 'ink.quiet', cursor: 'default' },
      '&[data-rel=next] svg': { transform: 'scaleX(-1)' },
    },
    // On phones a swipe turns the page, and the arrows are enough.
    word: { display: { base: 'none', mobile: 'inline' } },
    foot: { textAlign: 'center', marginTop: '8px' },
  },
})

/** An offer on a page of a leaflet. */
export const leafletTileRecipe = defineSlotRecipe({
  className: 'leaflet-tile',
  slots: ['root', 'text', 'name', 'row', 'meta'],
  base: {
    root: {
      position: 'relative',
      minWidth: '0',
      display: 'grid',
      alignContent: 'start',
      gap: '0 20px',
      '& > :first-child img': { transformOrigin: '50% 83%' },
      _hover: { '& img': { transform: 'scale(1.03)' } },
      '&:has(h3 a:focus-visible)': {
        outline: '3px solid {colors.focus}',
        outlineOffset: '4px',
        borderRadius: 'lg',
      },
    },
    // The name comes first in the reading order, and stands below the price.
    text: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    row: {
      order: '-1',
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '6px',
      flexWrap: 'wrap',
      '& > :last-child': { zIndex: '2', marginInlineStart: 'auto' },
    },
    name: {
      fontWeight: 'label',
      lineHeight: 'name',
      letterSpacing: '-.008em',
      margin: '8px 0 2px',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      lineClamp: '3',
      '& a::after': wholeTile,
      '& a:focus-visible': { outline: 'none' },
    },
    meta: { color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
  },
  variants: {
    size: {
      big: {
        root: {
          gridColumn: { base: '1 / -1', mobile: 'span 6' },
          gridRow: { mobile: 'span 2' },
          '& > :first-child': { aspectRatio: { base: '4 / 3', mobile: '16 / 10' } },
        },
        text: { paddingTop: '4px' },
        name: { fontSize: 'xl' },
        meta: { fontSize: 'md' },
      },
      wide: {
        root: {
          gridColumn: { base: '1 / -1', mobile: 'span 6' },
          gridTemplateColumns: 'minmax(0, .8fr) minmax(0, 1fr)',
          alignItems: 'center',
        },
        name: { fontSize: 'lg' },
      },
      small: {
        root: { gridColumn: { base: 'span 1', mobile: 'span 3' } },
        row: { paddingTop: '10px' },
        name: { fontSize: 'md' },
      },
    },
  },
})
