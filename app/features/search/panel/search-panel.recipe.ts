import { defineSlotRecipe } from '@pandacss/dev'

const heading = {
  fontSize: 'sm',
  fontWeight: 'strong',
  color: 'ink.quiet',
  lineHeight: 'heading',
  marginBottom: '6px',
}

/** The ad has a column of its own only where it leaves the offers their room: the list beside the page may take it. */
const withAdBeside = '@container (min-width: 1040px)'

/** The dropdown: its columns scroll, its foot is fixed. On phones it is the rest of the sheet, in one column. */
export const searchPanelRecipe = defineSlotRecipe({
  className: 'search-panel',
  slots: [
    'root',
    'scrim',
    'scroll',
    'grid',
    'heading',
    'suggestions',
    'offers',
    'terms',
    'group',
    'chips',
    'message',
    'nothing',
    'waiting',
    'ad',
    'foot',
  ],
  base: {
    scrim: { position: 'fixed', inset: '0', zIndex: '40', bg: 'scrim', hideBelow: 'mobile' },
    root: {
      zIndex: '50',
      minHeight: '0',
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      overflow: 'hidden',
      bg: 'surface',
      color: 'ink',
      mobile: {
        position: 'absolute',
        width: 'min(1120px, calc(100vw - var(--beside) - 2 * var(--gutter)))',
        borderRadius: 'xl',
        boxShadow: 'lg',
        maxHeight: 'max(200px, var(--room, 100dvh))',
        containerType: 'inline-size',
      },
      '& :focus-visible': { outlineColor: 'focus' },
      // The cursor has a focus outline, because sponsored rows have the same background as hovered rows.
      '& [data-active] > *': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    },
    scroll: {
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      display: 'grid',
      alignContent: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      [withAdBeside]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
    grid: {
      display: 'grid',
      alignContent: 'start',
      transition: 'opacity {durations.base} {durations.base}',
      '&[aria-busy=true]': { opacity: '.55' },
      mobile: {
        gridTemplateColumns: '236px minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"suggestions offers" "terms offers"',
      },
      desktop: { gridTemplateColumns: '250px minmax(0, 1fr)' },
    },
    heading,
    suggestions: {
      gridArea: { mobile: 'suggestions' },
      minWidth: '0',
      padding: { base: '4px 0 12px', mobile: '20px 20px 8px' },
      // On phones the suggestions are a row of chips above the offers without a heading.
      mobileDown: {
        '& > div': {
          display: 'flex',
          gap: '8px',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          paddingInline: '20px',
        },
        '& > div > :first-child': { srOnly: true },
      },
    },
    offers: {
      gridArea: { mobile: 'offers' },
      minWidth: '0',
      padding: { base: '4px 20px 8px', mobile: '20px 20px 8px' },
      borderInlineStart: { mobile: '1px solid {colors.line}' },
    },
    terms: { gridArea: { mobile: 'terms' }, padding: { base: '14px 20px', mobile: '20px' } },
    group: { '& + &': { marginTop: { base: '12px', mobile: '18px' } } },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
    message: {
      display: 'grid',
      justifyItems: 'start',
      gap: '6px',
      padding: { base: '8px 20px', mobile: '20px 20px 4px' },
      '& b': { fontSize: 'lg', fontWeight: 'strong', lineHeight: 'name', overflowWrap: 'anywhere' },
      '& p': { color: 'ink.muted', maxWidth: '52ch', '& b': { color: 'ink', fontSize: 'inherit' } },
      '& button': { marginTop: '8px' },
    },
    nothing: {
      display: 'flex',
      alignItems: 'center',
      paddingInlineStart: '20px',
      paddingBlock: { base: '8px', mobile: '16px 0' },
    },
    waiting: { padding: { base: '4px 20px', mobile: '12px 20px' } },
    // §9: the slot rectangle_2 is 250px high, even before its ad is loaded. Empty it takes no room.
    ad: {
      minHeight: '250px',
      margin: '20px',
      [withAdBeside]: { width: '260px' },
      '&:empty': { display: 'none' },
    },
    foot: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '16px',
      borderTop: '1px solid {colors.line}',
      padding: { base: '8px 16px calc(10px + env(safe-area-inset-bottom))', mobile: '14px 20px' },
      '& > span': { hideBelow: 'mobile' },
      '& > div, & > div > span': { flex: { base: '1', mobile: '0 0 auto' } },
      '& a': { width: { base: '100%', mobile: 'auto' } },
    },
  },
  variants: {
    place: {
      hero: {
        root: {
          mobile: {
            top: 'calc(100% + 10px)',
            left: '0',
          },
        },
      },
      header: {
        root: {
          mobile: {
            top: 'calc(100% + 8px)',
            left: '50%',
            transform: 'translateX(-50%)',
          },
        },
      },
    },
  },
})

/** A row of the dropdown: a suggestion, an offer or a partner's product. */
export const searchRowRecipe = defineSlotRecipe({
  className: 'search-row',
  slots: ['suggestion', 'offer', 'main', 'name', 'meta', 'best', 'price', 'partnerPrice', 'ways', 'skeleton'],
  base: {
    suggestion: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: 'target',
      paddingBlock: { mobile: '6px' },
      lineHeight: { mobile: 'name' },
      // On phones the suggestions are one row of chips.
      whiteSpace: { base: 'nowrap', mobile: 'normal' },
      borderRadius: { base: 'full', mobile: 'sm' },
      paddingInline: { base: '14px', mobile: '10px' },
      marginInline: { base: '0', mobile: '-10px' },
      boxShadow: { base: 'inset 0 0 0 1.5px {colors.line}', mobile: 'none' },
      '& b': { fontWeight: 'price' },
      '& svg': { flex: 'none', color: 'ink.quiet', fontSize: '1rem' },
      '& span': { minWidth: '0', overflowWrap: 'anywhere' },
      '& svg:last-child': { marginInlineStart: 'auto', fontSize: '.9rem', hideBelow: 'mobile' },
      _hover: { bg: 'soft' },
    },
    offer: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      paddingBlock: { base: '6px', mobile: '9px' },
      paddingInline: { base: '8px', mobile: '10px' },
      marginInline: { base: '-8px', mobile: '-10px' },
      borderRadius: 'md',
      _hover: { bg: 'soft' },
      '&:is([data-sponsored], :has([data-active]))': { bg: 'soft' },
      '&[data-sponsored] + &[data-sponsored]': { marginTop: '4px' },
      '& > :only-child': { gridColumn: '1 / -1' },
    },
    main: {
      display: 'grid',
      gridTemplateColumns: {
        base: '52px minmax(0, 1fr)',
        mobile: '56px minmax(0, 1fr)',
        tablet: '56px minmax(0, 1fr) auto',
      },
      alignItems: 'center',
      gap: { base: '0 12px', mobile: '4px 14px' },
      paddingInlineEnd: { base: '4px', tablet: '12px' },
      borderRadius: 'sm',
      width: '100%',
      textAlign: 'start',
    },
    name: { display: 'block', fontWeight: 'label', lineHeight: '1.25' },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 8px',
      marginTop: '4px',
      fontSize: '.8125rem',
      color: 'ink.quiet',
    },
    best: { fontWeight: 'strong', color: 'ink' },
    price: {
      gridColumn: { base: '2', tablet: 'auto' },
      justifySelf: { base: 'start', tablet: 'auto' },
      '--price-side': { base: 'start', tablet: 'end' },
      '--price-columns': { base: 'auto 1fr', tablet: '1fr auto' },
      minWidth: { tablet: '68px' },
      minHeight: { base: 'target', tablet: 'auto' },
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      '&[data-best]': {
        bg: 'tag',
        color: 'tag.on',
        padding: '9px 8px 8px 11px',
        borderRadius: 'sm',
        minHeight: 'auto',
        marginBlock: { base: '3px', tablet: '-4px' },
      },
    },
    // Price with words: in narrow windows it has its own line.
    partnerPrice: {
      gridColumn: { base: '2', tablet: 'auto' },
      fontWeight: 'price',
      fontSize: 'lg',
      whiteSpace: { tablet: 'nowrap' },
    },
    // In narrow windows price and buttons have their own line, so that the name has room; in the narrowest, two lines.
    ways: {
      display: 'flex',
      gap: '4px',
      justifySelf: 'end',
      position: 'relative',
      '@media (min-width: 360px) and (max-width: 991px)': { marginTop: '-44px' },
    },
    skeleton: {
      height: '74px',
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr) 60px',
      gap: '14px',
      alignItems: 'center',
      // Delayed, so that a fast answer shows no skeleton.
      transition: 'opacity {durations.fast} 200ms',
      _starting: { opacity: '0' },
      '& > *': { bg: 'soft', borderRadius: 'sm', height: '22px', animation: 'pulse' },
      '& > :first-child': { height: '56px', borderRadius: 'md' },
    },
  },
})
