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
    'plain',
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
    // On phones the offers follow the field without their heading, so that more of them are in sight.
    plain: { mobileDown: { srOnly: true } },
    suggestions: {
      gridArea: { mobile: 'suggestions' },
      minWidth: '0',
      padding: { base: '4px 0 2px', mobile: '20px 20px 8px' },
      // On phones the suggestions are a row of chips above the offers without a heading.
      mobileDown: {
        '& > div': {
          display: 'flex',
          gap: '8px',
          overflowX: 'auto',
          scrollbarWidth: 'none',
          paddingInline: '16px',
        },
        '& > div > :first-child': { srOnly: true },
        '& > div > [role=row]': { flex: 'none' },
      },
    },
    offers: {
      gridArea: { mobile: 'offers' },
      minWidth: '0',
      padding: { base: '0 16px 8px', mobile: '20px 20px 8px' },
      borderInlineStart: { mobile: '1px solid {colors.line}' },
    },
    terms: { gridArea: { mobile: 'terms' }, padding: { base: '14px 16px', mobile: '20px' } },
    group: { '& + &': { marginTop: { base: '12px', mobile: '18px' } } },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
    message: {
      display: 'grid',
      justifyItems: 'start',
      gap: '6px',
      padding: { base: '8px 16px', mobile: '20px 20px 4px' },
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
    waiting: { padding: { base: '4px 16px', mobile: '12px 20px' } },
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
  slots: [
    'suggestion',
    'offer',
    'main',
    'sponsored',
    'name',
    'meta',
    'chain',
    'price',
    'amount',
    'best',
    'partnerDetails',
    'partnerPrice',
    'ways',
    'skeleton',
  ],
  base: {
    suggestion: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: 'target',
      whiteSpace: 'nowrap',
      // On phones the suggestions are one row of chips.
      maxWidth: { base: '220px', mobile: 'none' },
      borderRadius: { base: 'full', mobile: 'sm' },
      paddingInline: { base: '16px', mobile: '10px' },
      marginInline: { base: '0', mobile: '-10px' },
      boxShadow: { base: 'inset 0 0 0 1.5px {colors.line}', mobile: 'none' },
      '& b': { fontWeight: 'price' },
      '& svg': { flex: 'none', color: 'ink.quiet', fontSize: '1rem', hideBelow: 'mobile' },
      '& span': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
      '& svg:last-child': { marginInlineStart: 'auto', fontSize: '.9rem' },
      _hover: { bg: 'soft' },
    },
    // The buttons have as much room in every row, so that prices end at the same place.
    offer: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) 44px', tablet: 'minmax(0, 1fr) 140px' },
      columnGap: { base: '4px', mobile: '10px' },
      alignItems: 'center',
      minHeight: { mobile: '82px' },
      paddingBlock: { base: '6px', mobile: '8px' },
      paddingInline: { base: '8px', mobile: '10px' },
      marginInline: { base: '-8px', mobile: '-10px' },
      '& + &': { boxShadow: '0 -1px {colors.line}' },
      _hover: { bg: 'soft' },
      '&:is([data-sponsored], :has([data-active]))': { bg: 'soft' },
    },
    main: {
      display: 'grid',
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: { base: '10px', mobile: '12px' },
      borderRadius: 'sm',
      width: '100%',
      textAlign: 'start',
    },
    sponsored: {
      display: 'block',
      fontSize: 'xs',
      fontWeight: 'label',
      color: 'ink.quiet',
      lineHeight: 'name',
    },
    name: {
      fontWeight: 'label',
      fontSize: { base: '.9375rem', mobile: 'md' },
      lineHeight: '1.25',
      lineClamp: 2,
      '@media (max-width: 359px)': { lineClamp: 3 },
    },
    meta: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: '3px 8px', mobile: '4px 8px' },
      marginTop: '4px',
      fontSize: '.8125rem',
      lineHeight: 'name',
      color: 'ink.quiet',
    },
    // On phones a line of its own, above the size and the price of a full unit.
    chain: {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      flexWrap: 'wrap',
      minWidth: '0',
      width: { base: '100%', mobile: 'auto' },
      '& b': { fontSize: '.75rem', fontWeight: 'label' },
    },
    price: { display: 'grid', justifyItems: 'end', gap: '4px' },
    amount: {
      display: 'flex',
      padding: '9px 6px 8px 10px',
      borderRadius: 'sm',
      '&[data-best]': { bg: 'tag', color: 'tag.on' },
    },
    best: { paddingInlineEnd: '6px', fontSize: '.8125rem', fontWeight: 'strong', lineHeight: 'name' },
    // One line on phones, so that six rows are in view (§2.5).
    partnerDetails: {
      lineClamp: { base: 1, mobile: 2 },
      marginTop: '4px',
      fontSize: '.8125rem',
      lineHeight: 'name',
      color: 'ink.quiet',
    },
    // A price with words, which leaves the name its room.
    partnerPrice: {
      maxWidth: { base: '110px', mobile: '160px' },
      paddingInlineEnd: '6px',
      fontWeight: 'price',
      fontSize: 'lg',
      textAlign: 'end',
    },
    ways: { display: 'flex', gap: '4px' },
    skeleton: {
      height: { base: '97px', mobile: '82px' },
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
