import { defineSlotRecipe } from '@pandacss/dev'

export const resultsRecipe = defineSlotRecipe({
  className: 'results',
  slots: [
    'head',
    'count',
    'layout',
    'main',
    'grid',
    'group',
    'tools',
    'filterButton',
    'chips',
    'chip',
    'more',
    'byName',
    'others',
    'seen',
    'wide',
    'beside',
    'bareHead',
    'waitingFilters',
  ],
  base: {
    head: {
      '& h1': { fontSize: 'h1', letterSpacing: 'hero', overflowWrap: 'anywhere', lineClamp: '3' },
    },
    count: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 16px',
      margin: '6px 0 14px',
      color: 'ink.muted',
    },
    layout: {
      display: 'grid',
      gap: { base: '16px', tablet: '44px' },
      paddingTop: { base: '4px', tablet: '14px' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '232px minmax(0, 1fr)' },
      // An attribute, because the ad comes after the offers, which may be drawn before the page has loaded so far.
      '&[data-beside]': { desktopxl: { gridTemplateColumns: '232px minmax(0, 1fr) 200px' } },
    },
    main: { minWidth: '0' },
    // The old offers stay visible while the new ones load.
    grid: {
      transition: 'opacity {durations.base}',
      '&[aria-busy=true]': { opacity: '.5' },
      // One column fewer beside an ad.
      '[data-beside] > * > &': {
        desktopxl: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
    group: {
      fontSize: 'md',
      fontWeight: 'strong',
      color: 'ink.muted',
      marginBottom: '14px',
      '* + &': { marginTop: '36px' },
    },
    tools: {
      display: 'flex',
      flexWrap: { base: 'nowrap', tablet: 'wrap' },
      alignItems: 'center',
      gap: '8px',
      overflowX: { base: 'auto', tablet: 'visible' },
      scrollbarWidth: 'none',
      marginInline: { base: 'calc(-1 * var(--gutter))', tablet: '0' },
      padding: { base: '4px var(--gutter)', tablet: '0' },
      marginBottom: { base: '14px', tablet: '22px' },
      // First on phones, last in a wide row.
      '& > label': { order: { base: '0', tablet: '1' }, marginInlineStart: { base: '0', tablet: 'auto' } },
    },
    filterButton: {
      display: { base: 'inline-flex', tablet: 'none' },
      flex: 'none',
      '& small': { fontSize: '.8125rem', fontWeight: '500' },
    },
    chips: { display: 'contents' },
    chip: { flex: 'none', paddingInlineEnd: '12px', '& svg': { fontSize: '.8rem' } },
    more: { display: 'grid', justifyItems: 'center', gap: '14px', paddingTop: '44px' },
    others: {
      display: 'grid',
      justifyItems: 'center',
      paddingTop: '44px',
      textAlign: 'center',
      '& p': { color: 'ink.muted', marginBottom: '12px' },
    },
    byName: {
      '* + &': { marginTop: '28px' },
      // Below an answer a line ends what the search means.
      '[id] ~ &': { borderTop: '1px solid {colors.line}', marginTop: '56px', paddingTop: '28px' },
      '& h2': {
        fontSize: 'lg',
        fontWeight: 'strong',
        lineHeight: 'heading',
        marginBottom: '18px',
        overflowWrap: 'anywhere',
      },
    },
    seen: {
      width: '200px',
      height: '4px',
      borderRadius: '2px',
      background:
        'linear-gradient({colors.brand}, {colors.brand}) 0 / var(--seen) 100% no-repeat, {colors.line}',
    },
    beside: { hideBelow: 'desktopxl' },
    wide: { gridColumn: '1 / -1', gridRow: '3' },
    bareHead: { display: 'grid', gap: '14px', paddingBlock: '44px 20px' },
    waitingFilters: { display: { base: 'none', tablet: 'grid' }, gap: '20px', alignContent: 'start' },
  },
})

export const filtersRecipe = defineSlotRecipe({
  className: 'filters',
  slots: ['root', 'head', 'form', 'group', 'rest', 'apply', 'plain'],
  base: {
    // A bottom sheet on phones, a column beside the offers in wide windows.
    root: {
      position: 'fixed',
      inset: 'auto 0 0',
      width: '100%',
      maxWidth: 'none',
      maxHeight: '88dvh',
      margin: '0',
      padding: '0',
      border: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'surface',
      color: 'ink',
      borderRadius: '{radii.xl} {radii.xl} 0 0',
      boxShadow: 'lg',
      '&::backdrop': { bg: 'scrim' },
      '&:popover-open': {
        // An open popover is above everything anyway, but axe only compares `z-index`.
        zIndex: '40',
        transition: 'translate {durations.slow} {easings.out}',
        '@starting-style': { translate: '0 24px' },
      },
      tablet: {
        display: 'block',
        position: 'sticky',
        // Below the header's first row.
        inset: '96px auto auto',
        alignSelf: 'start',
        maxHeight: 'calc(100dvh - 112px)',
        marginInline: '-6px',
        paddingInline: '6px',
        width: 'auto',
        bg: 'transparent',
        boxShadow: 'none',
        borderRadius: '0',
        scrollbarWidth: 'thin',
      },
    },
    head: {
      display: { base: 'flex', tablet: 'none' },
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '14px 12px 0 22px',
      fontWeight: 'price',
      fontSize: 'xl',
    },
    form: {
      display: 'grid',
      gap: { base: '20px', tablet: '28px' },
      paddingInline: { base: '22px', tablet: '0' },
    },
    group: {
      minWidth: '0',
      '& legend': { fontWeight: 'price', lineHeight: 'heading', marginBottom: '6px' },
    },
    rest: {
      '& summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        color: 'brand',
        fontWeight: 'strong',
        cursor: 'pointer',
        listStyle: 'none',
      },
      '& summary::-webkit-details-marker': { display: 'none' },
      '&[open] summary': { srOnly: true },
    },
    apply: {
      position: 'sticky',
      bottom: '0',
      display: { base: 'grid', tablet: 'none' },
      marginInline: '-22px',
      padding: '14px 22px calc(20px + env(safe-area-inset-bottom))',
      borderTop: '1px solid {colors.line}',
      bg: 'surface',
    },
    // Without JavaScript the choices need a submit button in wide windows too.
    plain: { display: { base: 'none', tablet: 'block' }, '& button': { width: '100%' } },
  },
})
