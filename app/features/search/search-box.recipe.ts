import { defineSlotRecipe } from '@pandacss/dev'

/** Of the field on the dark ground of the front page. */
const focusRing = '0 0 0 2px {colors.hero}, 0 0 0 5px {colors.hero.on}'

/** The search field and, on phones, the full-screen sheet that it opens. */
export const searchBoxRecipe = defineSlotRecipe({
  className: 'search-box',
  slots: ['root', 'sheet', 'top', 'form', 'input', 'clear', 'scan', 'submit', 'close'],
  base: {
    root: {
      minHeight: 'var(--field)',
      // The bar with an open search box lies above the page's other bars.
      'header > :has(&[data-open])': { zIndex: '50' },
    },
    sheet: {
      '[data-open] > &': {
        zIndex: '50',
        position: { base: 'fixed', mobile: 'relative' },
        // The visible part of a phone's window, without the on-screen keyboard.
        inset: { base: 'var(--seen-top, 0) 0 auto', mobile: 'auto' },
        height: { base: 'var(--seen-height, 100dvh)', mobile: 'auto' },
        display: { base: 'grid', mobile: 'block' },
        gridTemplateRows: 'auto minmax(0, 1fr)',
        bg: { base: 'surface', mobile: 'transparent' },
      },
    },
    top: {
      display: 'flex',
      alignItems: 'center',
      gap: '4px',
      '[data-open] &': { padding: { base: '12px 4px 12px 12px', mobile: '0' } },
    },
    form: {
      position: 'relative',
      zIndex: '1',
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      minHeight: 'var(--field)',
      borderRadius: 'full',
      bg: 'surface',
      color: 'ink',
      boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
      transition: 'box-shadow {durations.fast}',
      '& > svg': { marginInlineStart: '18px', fontSize: '1.15rem', color: 'ink.muted' },
      _focusWithin: {
        boxShadow:
          'inset 0 0 0 2px {colors.brand}, 0 0 0 4px color-mix(in srgb, {colors.brand} 22%, transparent)',
      },
    },
    input: {
      flex: '1',
      width: '100%',
      minWidth: '0',
      height: 'var(--field)',
      bg: 'transparent',
      paddingInline: '12px',
      fontSize: '1.0625rem',
      fontWeight: '500',
      appearance: 'none',
      outlineWidth: '0',
      '&::placeholder': { color: 'ink.quiet', opacity: '1', fontWeight: '400' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    clear: { marginInlineEnd: '8px', 'input:placeholder-shown ~ &': { display: 'none' } },
    // Where there is a camera at hand.
    scan: {
      marginInlineEnd: '6px',
      display: { base: 'inline-grid', mobile: 'none' },
      '[data-open] &': { display: 'none' },
    },
    submit: { minHeight: 'target', marginInlineEnd: '8px', '[data-open] &': { display: 'none' } },
    close: { display: 'none', '[data-open] &': { display: { base: 'inline-flex', mobile: 'none' } } },
  },
  variants: {
    place: {
      hero: {
        // Beside the cross and the button there is no room for it.
        scan: { 'input:not(:placeholder-shown) ~ &': { display: 'none' } },
        root: {
          '--field': '{sizes.search}',
          '&[data-open]': { position: 'relative' },
        },
        form: {
          boxShadow: 'none',
          _dark: { '&:not(:focus-within)': { boxShadow: 'inset 0 0 0 1.5px {colors.hero.muted}' } },
          _focusWithin: {
            boxShadow: focusRing,
            '[data-open] &': {
              boxShadow: { base: 'inset 0 0 0 2px {colors.brand}', mobile: focusRing },
            },
          },
        },
      },
      header: {
        root: { '--field': { base: '{sizes.target}', tablet: '{sizes.button}' } },
        sheet: { '[data-open] > &': { position: { mobile: 'static' } } },
        form: { '& > svg': { marginInlineStart: '16px' } },
      },
    },
  },
})
