import { defineSlotRecipe } from '@pandacss/dev'

/** The field above the list in which items are typed. */
export const itemFieldRecipe = defineSlotRecipe({
  className: 'item-field',
  slots: ['root', 'box', 'input', 'error', 'waiting'],
  base: {
    root: { position: 'relative', flex: '1 0 100%', minWidth: '0', paddingInlineEnd: '6px' },
    box: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '52px',
      paddingInlineEnd: '4px',
      borderRadius: 'full',
      bg: 'surface',
      boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
      transition: 'box-shadow {durations.fast}',
      _focusWithin: {
        boxShadow:
          'inset 0 0 0 2px {colors.brand}, 0 0 0 4px color-mix(in srgb, {colors.brand} 22%, transparent)',
      },
      '&:has([aria-invalid=true])': { boxShadow: 'inset 0 0 0 2px {colors.hyben}' },
    },
    input: {
      flex: '1',
      minWidth: '0',
      height: '52px',
      paddingInlineStart: '18px',
      bg: 'transparent',
      fontSize: '1.0625rem',
      outlineWidth: '0',
      _placeholder: { color: 'ink.quiet', opacity: '1' },
    },
    // Always rendered, so that screen readers announce it.
    error: {
      color: 'hyben',
      fontSize: 'sm',
      fontWeight: 'label',
      lineHeight: '1.4',
      '&:not(:empty)': { marginTop: '6px' },
    },
    waiting: {
      // Takes no room while nothing waits.
      '&:not(:has(button))': { position: 'absolute' },
      '&:has(button)': {
        flex: '0 0 calc(100% - 6px)',
        minWidth: '0',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '0 8px',
        padding: '0 6px 0 18px',
        borderRadius: 'md',
        bg: 'soft',
        fontSize: 'sm',
        lineHeight: '1.4',
      },
      '& > p': { flex: '1', minWidth: '14ch' },
      '& > p:not(:empty)': { paddingBlock: '6px' },
      '& > div': { display: 'flex', marginInlineStart: 'auto' },
    },
  },
})
