import { defineRecipe } from '@pandacss/dev'

export const selectRecipe = defineRecipe({
  className: 'select',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: 'target',
    paddingInlineStart: { base: '0', tablet: '16px' },
    borderRadius: 'full',
    boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
    bg: 'surface',
    fontSize: '.9375rem',
    whiteSpace: 'nowrap',
    // On phones the label is for screen readers only, because the chosen option is clear enough.
    '& > span': { color: 'ink.quiet', srOnly: { base: true, tablet: false } },
    '& select': {
      appearance: 'none',
      alignSelf: 'stretch',
      paddingInline: { base: '16px 38px', tablet: '7px 38px' },
      fontWeight: 'label',
      borderRadius: 'full',
      bg: 'transparent',
      cursor: 'pointer',
    },
    '& option': { bg: 'surface', color: 'ink' },
    '& select:focus-visible': { borderRadius: 'full' },
    '& svg': { position: 'absolute', right: '15px', fontSize: '.85rem', pointerEvents: 'none' },
  },
  variants: {
    /** With its label above it in any window, for a choice that does not say by itself what it is of. */
    above: {
      true: {
        display: 'grid',
        gap: '6px',
        minHeight: '0',
        paddingInlineStart: '0',
        borderRadius: '0',
        boxShadow: 'none',
        bg: 'transparent',
        '& > span': { srOnly: false, color: 'ink', fontWeight: 'label' },
        '& select': {
          minHeight: 'target',
          width: '100%',
          paddingInline: '16px 38px',
          boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
          bg: 'surface',
        },
        '& svg': { bottom: '15px' },
      },
    },
    /** Beside a title, without a visible label in any window. */
    compact: {
      true: {
        paddingInlineStart: '0',
        fontSize: 'sm',
        '& > span': { srOnly: true },
        '& select': { paddingInline: '14px 34px' },
      },
    },
  },
})
