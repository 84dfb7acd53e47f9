import { defineSlotRecipe } from '@pandacss/dev'

/** Leaflets in small: a band in the chain's colours, and its strongest offer below. */
export const frontLeafletsRecipe = defineSlotRecipe({
  className: 'front-leaflets',
  slots: ['root', 'item', 'band', 'name', 'facts'],
  base: {
    root: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: { base: 'minmax(150px, 1fr)', desktop: 'minmax(0, 1fr)' },
      gap: { base: '12px', mobile: '16px' },
      overflowX: { base: 'auto', desktop: 'visible' },
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: 'var(--gutter)',
      marginInline: { base: 'calc(-1 * var(--gutter))', desktop: '0' },
      paddingInline: { base: 'var(--gutter)', desktop: '0' },
      // Room for the ring of a focused link, which a scrolled row would cut.
      paddingBlock: '4px',
    },
    item: {
      position: 'relative',
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'start',
      minWidth: '0',
      scrollSnapAlign: 'start',
      '--price-side': 'start',
      '& h3': { justifySelf: 'stretch' },
      '& .picture': { width: '100%', borderRadius: '0 0 {radii.lg} {radii.lg}', marginBottom: '10px' },
      '&:has(a:focus-visible)': {
        outline: '3px solid {colors.focus}',
        outlineOffset: '2px',
        borderRadius: 'lg',
      },
      _hover: { '& img': { transform: 'scale(1.045)' } },
    },
    band: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      paddingInline: '14px',
      borderRadius: '{radii.lg} {radii.lg} 0 0',
      fontWeight: 'strong',
      letterSpacing: '-.01em',
      lineHeight: '1.1',
      overflowWrap: 'anywhere',
      bg: 'var(--tile, {colors.soft})',
      color: 'var(--on-tile, {colors.ink})',
      _focusVisible: { outline: 'none' },
      // The link covers the card.
      _after: { content: '""', position: 'absolute', inset: '0', zIndex: '1' },
    },
    name: {
      marginTop: '4px',
      fontSize: 'sm',
      lineHeight: 'name',
      lineClamp: '3',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
    facts: {
      marginTop: '6px',
      fontSize: 'sm',
      color: 'ink.muted',
      lineHeight: '1.4',
      '& b': { fontWeight: 'body' },
    },
  },
})
