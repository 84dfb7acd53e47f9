import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    // Keeps focused elements clear of the bottom bar in narrow windows and of the header in wide ones.
    scrollPaddingTop: { base: '16px', tablet: '88px' },
    scrollPaddingBottom: { base: 'calc(78px + env(safe-area-inset-bottom))', tablet: '16px' },
    WebkitTextSizeAdjust: '100%',
    '--gutter': { base: '16px', mobile: '28px', tablet: '68px' },
    // The width of the list beside the page.
    '--beside': '0px',
  },
  body: {
    bg: 'canvas',
    color: 'ink',
    fontFamily: 'body',
    lineHeight: 'body',
    // Large text: a long word breaks before it makes the page scroll sideways.
    overflowWrap: 'break-word',
    fontSynthesis: 'none',
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
  },
  // A stacking context of its own, so that the browser can reuse the painted page if only something above it changes.
  main: { isolation: 'isolate' },
  // Not while the front page's own search box or the filters are open, because they must cover everything around `main`.
  'main:has(search[data-open], aside:popover-open)': { isolation: 'auto' },
  // Wide windows make room for the list, so that it covers nothing.
  '@media (min-width: 1200px)': {
    'body:has(#shopping-list)': {
      paddingInlineEnd: 'var(--beside)',
      '--beside': '{sizes.panel}',
      '--gutter': '28px',
    },
  },
  // Keeps focused elements and the end of the page clear of the sheet.
  'html:has(#shopping-list[data-part])': { scrollPaddingBottom: '{sizes.listPart}' },
  'body:has(#shopping-list[data-part])': { paddingBottom: '{sizes.listPart}' },
  // The open list is printed alone (`printed-list.tsx`).
  '@media print': {
    '@page': { size: 'A4', margin: '12mm' },
    'body:has(> .printed-list__root) > *:not(.printed-list__root)': { display: 'none !important' },
    'body:has(> .printed-list__root)': { padding: '0', bg: '#fff' },
  },
  // Panda's reset sets it, so that they would not take it from what they stand in.
  p: { overflowWrap: 'inherit' },
  'h1, h2, h3': {
    lineHeight: 'heading',
    letterSpacing: 'heading',
    fontWeight: 'price',
    textWrap: 'balance',
    // Also beside other things in a row.
    overflowWrap: 'anywhere',
  },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px', borderRadius: 'sm' },
  // Pressed before the page is hydrated (`early-presses.ts`).
  '[data-pressed]': { opacity: '.5', cursor: 'progress' },
  // The page can be used while it fades in.
  '::view-transition': { pointerEvents: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // The initial value is `all`: with the duration below, elements without a transition would get one.
      transitionProperty: 'none',
      // Not 0: a tapped row of the list would move before the tap's click, and the click would hit a button behind the row.
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
})
