import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** The number of shops for which there is no tile. */
const rest = {
  alignItems: 'center',
  height: '24px',
  paddingInline: '8px',
  borderRadius: '6px',
  bg: 'surface',
  color: 'ink.muted',
  fontSize: 'xs',
  fontWeight: 'strong',
}

export const offerCardRecipe = defineSlotRecipe({
  className: 'offer-card',
  slots: [
    'root',
    'chain',
    'tile',
    'narrow',
    'wide',
    'sponsored',
    'heart',
    'row',
    'price',
    'from',
    'name',
    'meta',
    'best',
    'ends',
  ],
  base: {
    root: {
      position: 'relative',
      // The size of the price depends on the card's width.
      containerType: 'inline-size',
      minWidth: '0',
      display: 'grid',
      // A wide price does not widen the card.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      alignContent: 'start',
      _hover: { '& img': { transform: 'scale(1.045)' } },
      '&:has(h3 a:focus-visible)': {
        outline: '3px solid {colors.focus}',
        outlineOffset: '4px',
        borderRadius: 'lg',
      },
    },
    chain: {
      position: 'absolute',
      left: '10px',
      bottom: '10px',
      right: '10px',
      // A larger text has room for fewer tiles.
      overflow: 'hidden',
      display: 'flex',
      gap: '4px',
      // The minus of an offer on the list stands in the corner: tiles that do not fit beside it are left out.
      'article:has([role=group]) &': { right: '46px', height: '24px', flexWrap: 'wrap', overflow: 'hidden' },
    },
    tile: {
      flex: 'none',
      maxWidth: 'calc(100% - 40px)',
      'article:has([role=group]) &': { maxWidth: '100%' },
      display: 'flex',
      '&[data-wide]': { display: { base: 'none', mobile: 'flex' } },
    },
    narrow: { ...rest, display: { base: 'inline-flex', mobile: 'none' } },
    wide: { ...rest, display: { base: 'none', mobile: 'inline-flex' } },
    // A wide price does not widen the row.
    price: { minWidth: '68px' },
    from: {
      display: 'block',
      fontSize: 'xs',
      fontWeight: 'label',
      lineHeight: '1',
      color: 'ink.quiet',
      marginBottom: '-1px',
    },
    sponsored: {
      position: 'absolute',
      left: '10px',
      top: '10px',
      padding: '3px 8px',
      borderRadius: '6px',
      bg: 'surface',
      color: 'ink.muted',
      fontSize: 'xs',
      fontWeight: 'label',
      lineHeight: '1.3',
    },
    heart: { position: 'absolute', top: '4px', right: '4px', zIndex: '2' },
    row: {
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '6px',
      paddingTop: '10px',
      minHeight: '70px',
      '& > :last-child': { zIndex: '2' },
    },
    // First in the reading order, but shown below the picture and the price.
    name: {
      gridRow: '3',
      fontSize: 'md',
      fontWeight: 'label',
      letterSpacing: '-.008em',
      lineHeight: 'name',
      margin: '10px 0 3px',
      textWrap: 'pretty',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      lineClamp: '2',
      '& a::after': { content: '""', position: 'absolute', inset: '0', zIndex: '1', borderRadius: 'lg' },
      '& a:focus-visible': { outline: 'none' },
    },
    meta: { color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
    best: { fontWeight: 'strong', color: 'ink' },
    ends: { fontWeight: 'label', color: 'hyben' },
  },
})

const pageColumns = {
  base: 'repeat(2, minmax(0, 1fr))',
  mobile: 'repeat(3, minmax(0, 1fr))',
  tablet: 'repeat(4, minmax(0, 1fr))',
  desktop: 'repeat(5, minmax(0, 1fr))',
  desktopxl: 'repeat(6, minmax(0, 1fr))',
}

const besideList = 'body:has(#shopping-list) &'
const pageGrid = {
  gridTemplateColumns: pageColumns,
  [besideList]: {
    desktop: { gridTemplateColumns: pageColumns.tablet },
    desktopxl: { gridTemplateColumns: pageColumns.desktop },
  },
}

const rail = {
  gridAutoFlow: 'column',
  gridAutoColumns: { base: 'minmax(158px, 1fr)', mobile: 'minmax(196px, 1fr)' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '4px var(--gutter)',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--gutter)',
  '& > *': { scrollSnapAlign: 'start' },
}

export const offerGridRecipe = defineRecipe({
  className: 'offer-grid',
  base: {
    display: 'grid',
    gridAutoFlow: 'dense',
    gap: { base: '28px 14px', mobile: '40px 22px', desktop: '44px 26px' },
  },
  variants: {
    layout: {
      page: pageGrid,
      /** Twelve offers, or ten in rows of five. */
      front: {
        ...pageGrid,
        '@media (min-width: 1200px) and (max-width: 1599px)': {
          'body:not(:has(#shopping-list)) & > :nth-child(n + 11)': { display: 'none' },
        },
        desktopxl: { 'body:has(#shopping-list) & > :nth-child(n + 11)': { display: 'none' } },
      },
      beside: {
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          mobile: 'repeat(3, minmax(0, 1fr))',
          desktop: 'repeat(4, minmax(0, 1fr))',
          desktopxl: 'repeat(5, minmax(0, 1fr))',
        },
        [besideList]: { desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
      rail,
      /** A rail whose cards stay small even if there are few. */
      strip: { ...rail, gridAutoColumns: { base: '158px', mobile: '204px' } },
    },
  },
  defaultVariants: { layout: 'page' },
})
