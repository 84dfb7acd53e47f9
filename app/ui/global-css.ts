import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    // What is focused is not behind the bar at the bottom of narrow windows, nor the one at the top of wide ones.
    scrollPaddingTop: { base: '16px', tablet: '88px' },
    scrollPaddingBottom: { base: 'calc(78px + env(safe-area-inset-bottom))', tablet: '16px' },
    WebkitTextSizeAdjust: '100%',
    '--gutter': { base: '16px', mobile: '28px', tablet: '68px' },
  },
  body: {
    bg: 'canvas',
    color: 'ink',
    fontFamily: 'body',
    lineHeight: 'body',
    fontSynthesis: 'none',
    textRendering: 'optimizeLegibility',
    WebkitFontSmoothing: 'antialiased',
  },
  // A stacking context of its own: the browser draws the page again as it was when only what lies over it has changed.
  main: { isolation: 'isolate' },
  // But for the front page's own search box, which then lies over all that is beside `main`.
  'main:has(search[data-open])': { isolation: 'auto' },
  // Wide windows make room for the list: what it would cover could be pressed and seen by nobody.
  '@media (min-width: 1200px)': {
    'body:has(#shopping-list)': { paddingInlineEnd: '{sizes.panel}', '--gutter': '28px' },
  },
  // What the keyboard reaches comes clear of the sheet, and so does the end of the page.
  'html:has(#shopping-list[data-part])': { scrollPaddingBottom: '{sizes.listPart}' },
  'body:has(#shopping-list[data-part])': { paddingBottom: '{sizes.listPart}' },
  'h1, h2, h3': { lineHeight: 'heading', letterSpacing: 'heading', fontWeight: 'price', textWrap: 'balance' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '2px', borderRadius: 'sm' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
  },
})
