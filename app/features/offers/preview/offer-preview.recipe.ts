import { defineSlotRecipe } from '@pandacss/dev'

/** The columns of the picture and the text; the rest of a product page uses the same columns. */
export const productColumns = 'minmax(0, 1.08fr) minmax(0, 1fr)'
export const productColumnGap = '72px'

/** Phones show the buttons without scrolling; the days and everything else come below. */
const belowButtonsOnPhones = { order: { base: '1', mobile: '0' } }

export const offerPreviewRecipe = defineSlotRecipe({
  className: 'offer-preview',
  slots: [
    ...['root', 'picture', 'sponsored', 'text', 'chain', 'name', 'description', 'price', 'standing', 'days'],
    ...['left', 'buttons', 'facts', 'report'],
  ],
  base: {
    root: {
      display: 'grid',
      gap: { base: '20px', mobile: '36px', desktop: productColumnGap },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        mobile: 'repeat(2, minmax(0, 1fr))',
        desktop: productColumns,
      },
      alignItems: 'start',
    },
    name: {
      fontSize: 'clamp(1.75rem, 4vw, 2.5rem)',
      margin: { base: '0 0 4px', mobile: '12px 0 4px' },
      overflowWrap: 'anywhere',
    },
    picture: {
      position: 'relative',
      '& > :first-child': {
        borderRadius: 'xl',
        // On phones the price and the buttons below it fit on one screen.
        aspectRatio: { base: '16 / 9', mobile: '1', desktop: 'auto' },
        height: { desktop: '600px' },
      },
    },
    sponsored: {
      position: 'absolute',
      left: '14px',
      top: '14px',
      padding: '4px 10px',
      borderRadius: '6px',
      bg: 'surface',
      color: 'ink.muted',
      fontSize: 'sm',
      fontWeight: 'label',
    },
    text: { display: 'flex', flexDirection: 'column' },
    // On phones the chain overlaps the picture's shelf, as on a card.
    chain: {
      position: 'relative',
      display: 'flex',
      marginTop: { base: '-62px', mobile: '0' },
      marginBottom: { base: '30px', mobile: '0' },
      marginInlineStart: { base: '10px', mobile: '0' },
    },
    description: { color: 'ink.muted' },
    price: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      gap: '12px 20px',
      margin: { base: '20px 0 16px', mobile: '24px 0 16px' },
    },
    standing: {
      display: 'grid',
      flex: '1 1 140px',
      lineHeight: '1.4',
      color: 'ink.muted',
      '& b': { fontSize: 'lg', color: 'ink' },
      // Cancel the link's extra tap padding.
      '& a': { paddingBottom: '8px', marginBottom: '-8px' },
    },
    days: {
      ...belowButtonsOnPhones,
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      color: 'ink.muted',
      fontSize: '.9375rem',
      '& svg': { marginTop: '2px' },
      '& b': { color: 'ink' },
    },
    left: { whiteSpace: 'nowrap' },
    buttons: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      margin: { base: '4px 0 20px', mobile: '24px 0 0' },
      '& > *': { flex: '1 1 200px' },
    },
    facts: {
      ...belowButtonsOnPhones,
      marginTop: '24px',
      borderTop: '1px solid {colors.line}',
      '& div': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '16px',
        minHeight: '46px',
        borderBottom: '1px solid {colors.line}',
      },
      '& dt': { color: 'ink.quiet' },
      '& dd': { fontWeight: 'label', textAlign: 'right', overflowWrap: 'anywhere' },
    },
    report: {
      order: { base: '2', mobile: '0' },
      alignSelf: 'flex-start',
      minHeight: 'target',
      marginTop: '8px',
      color: 'ink.quiet',
      fontSize: 'sm',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
      _hover: { color: 'ink' },
    },
  },
  variants: {
    place: {
      page: {},
      /** In a modal of 700 px. */
      viewer: {
        root: { gap: { mobile: '32px' }, gridTemplateColumns: { mobile: 'minmax(0, 1fr) minmax(0, 1.2fr)' } },
        picture: { '& > :first-child': { aspectRatio: { mobile: '4 / 5' }, height: { mobile: 'auto' } } },
        name: { fontSize: '1.625rem' },
        buttons: { margin: { mobile: '18px 0 0' } },
      },
    },
    /** The price of an ended offer is less prominent. */
    over: { true: { price: { color: 'ink.quiet' } } },
  },
})
