import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** The panel at the window's right edge; on phones over the whole window, on tablets over the page. */
export const listPanelRecipe = defineSlotRecipe({
  className: 'list-panel',
  slots: [
    'shield',
    'root',
    'head',
    'title',
    'toolRow',
    'status',
    'body',
    'center',
    'messages',
    'foot',
    'ways',
    'total',
    'amount',
    'sum',
    'more',
    'refused',
  ],
  base: {
    /** Under the panel, over the page: a press closes the panel, except the second tap of the one that opened it. */
    shield: { position: 'fixed', inset: '0', zIndex: '60', bg: { mobile: 'scrim' } },
    root: {
      position: 'fixed',
      inset: '0 0 0 auto',
      zIndex: '60',
      width: { base: '100%', mobile: 'panel' },
      height: '100dvh',
      maxWidth: '100%',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      display: 'grid',
      gridTemplate: 'auto auto minmax(0, 1fr) auto auto / minmax(0, 1fr)',
      bg: 'surface',
      color: 'ink',
      boxShadow: 'lg',
      overflow: 'hidden',
      transition: 'translate {durations.slow} {easings.out}',
      '@starting-style': { translate: '100% 0' },
      _focusVisible: { outline: 'none' },
      '& > *': { gridColumn: '1' },
    },
    head: {
      position: 'relative',
      zIndex: '4',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '10px 2px',
      padding: '14px 12px 10px 18px',
      // The arrow of the way back is aligned with what is below it.
      '& > button:first-child': { marginInlineStart: '-12px' },
      // Always rendered as a live region; takes no room while empty.
      '& > [role=alert]:empty': { position: 'absolute' },
    },
    title: {
      flex: '1',
      minWidth: '0',
      minHeight: 'target',
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      // The largest size that fits on one line beside the buttons.
      fontSize: {
        base: '1.1875rem',
        '@media (min-width: 350px)': '1.25rem',
        '@media (380px <= width < 768px)': 'xl',
      },
      hyphens: 'auto',
      '& span': { flex: 'none', display: { '@media (width < 340px)': 'none' } },
      // Focused only so that screen readers read it.
      _focusVisible: { outline: 'none' },
    },
    toolRow: {
      flex: '1 0 100%',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px',
      minHeight: 'target',
      paddingInlineEnd: '6px',
    },
    status: {
      gridRow: '2',
      // Always rendered, so that screen readers announce new content; takes no room while empty.
      '& > p': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 10px',
        padding: '10px 18px',
        bg: 'soft',
        fontSize: 'sm',
        lineHeight: '1.4',
      },
      '& svg': { color: 'ink.muted', fontSize: '1rem' },
      '& span': { flex: '1', minWidth: '12ch' },
    },
    body: {
      gridRow: '3',
      position: 'relative',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      paddingBottom: '12px',
      // Keeps focused rows clear of a chain's sticky head.
      scrollPaddingTop: '56px',
      // `HeldRows` does it instead: the two would correct each other.
      '&[data-list-rows]': { overflowAnchor: 'none' },
    },
    /** A message and one action if there is no list to show. */
    center: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      textAlign: 'center',
      gap: '8px',
      padding: '36px 24px',
      '& img': { width: '150px', height: '150px', marginBottom: '4px' },
      '& h3': { fontSize: '1.25rem' },
      '& p': { color: 'ink.muted', maxWidth: '36ch', textWrap: 'balance' },
      // Its buttons are as wide as the longest.
      '& > div': { display: 'grid', gap: '8px', marginTop: '12px' },
    },
    /** A message stands right above the foot, and covers no row: its change has also changed the total there. */
    messages: {
      gridRow: '4',
      zIndex: '3',
      '& > [role=status]': { position: 'static', paddingBlock: '8px 10px', _empty: { padding: '0' } },
    },
    foot: {
      gridRow: '5',
      display: 'grid',
      gap: '12px',
      padding: '12px 18px calc(14px + env(safe-area-inset-bottom))',
      borderTop: '1px solid {colors.line}',
      bg: 'surface',
      // In a low window the way to the trip stands beside the others, so that rows keep their room.
      '@media (height < 600px)': {
        '&:has(> button)': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
          '& > :not(button, :last-child)': { gridColumn: '1 / -1' },
        },
      },
    },
    ways: { display: 'flex', gap: '8px' },
    total: { display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: '12px' },
    amount: { display: 'grid', justifyItems: 'end' },
    sum: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: '6px',
      '& small': { color: 'ink.muted', fontSize: 'sm', lineHeight: '1.2', textWrap: 'balance' },
    },
    more: { display: 'grid', justifyItems: 'center', gap: '4px', padding: '12px 18px 4px' },
    refused: { padding: '18px 12px 4px', fontWeight: 'label' },
  },
  variants: {
    extent: {
      whole: {},
      /** Over the lower half of a narrow page, above the bottom bar. */
      part: {
        root: {
          inset: {
            base: 'auto 0 calc({sizes.bottomBar} + env(safe-area-inset-bottom)) auto',
            tablet: 'auto 72px 0 auto',
          },
          height: 'listPart',
          borderRadius: '26px 26px 0 0',
          '@starting-style': { translate: '0 100%' },
          maxHeight: {
            base: 'calc(100dvh - {sizes.bottomBar} - env(safe-area-inset-bottom))',
            tablet: '100dvh',
          },
          // A phone in landscape has no room for rows above the total.
          '@media (height < 500px)': { height: 'auto', '& > [data-list-rows]': { display: 'none' } },
        },
        head: { padding: '8px 10px 2px 18px' },
        foot: { padding: '8px 18px 10px', gap: '6px' },
      },
    },
  },
  defaultVariants: { extent: 'whole' },
})

/** The skeleton of the list while it loads. */
export const listSkeletonRecipe = defineSlotRecipe({
  className: 'list-skeleton',
  slots: ['root', 'head', 'row'],
  base: {
    root: {
      // Delayed, so that a fast answer shows no skeleton.
      transition: 'opacity {durations.fast} .2s',
      '@starting-style': { opacity: '0' },
      '& i': { bg: 'soft', borderRadius: 'sm', animation: 'pulse' },
    },
    head: {
      width: '84px',
      height: '24px',
      margin: '16px 18px 6px',
      borderRadius: '6px',
      bg: 'soft',
      animation: 'pulse',
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '26px 48px minmax(0, 1fr) 52px',
      gap: '14px',
      alignItems: 'center',
      padding: '10px 16px 10px 17px',
      borderBottom: '1px solid {colors.line}',
      '& i:nth-child(1)': { height: '26px', borderRadius: 'full' },
      '& i:nth-child(2)': { height: '48px' },
      '& i:nth-child(3)': { height: '18px' },
      '& i:nth-child(4)': { height: '24px' },
    },
  },
})

/** Shown above the total once every item is ticked. */
export const allFetchedRecipe = defineRecipe({
  className: 'all-fetched',
  base: {
    // Always rendered as a live region; takes no room while empty.
    '&:empty': { position: 'absolute' },
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      padding: '2px 4px 2px 14px',
      borderRadius: 'md',
      bg: 'brand.soft',
      color: 'brand.onSoft',
      fontWeight: 'label',
      transition: 'opacity {durations.base}, translate {durations.base} {easings.out}',
      '@starting-style': { opacity: '0', translate: '0 8px' },
    },
    '& p': { flex: '1' },
    '& button': { color: 'brand.onSoft' },
  },
})
