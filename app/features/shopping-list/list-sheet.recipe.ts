import { defineSlotRecipe } from '@pandacss/dev'

/** A sheet over the panel with one task: typing an item, choosing from a pasted list, or confirming an emptying. */
export const listSheetRecipe = defineSlotRecipe({
  className: 'list-sheet',
  slots: ['root', 'sheet', 'head', 'question', 'form', 'quantity', 'actions', 'lines', 'choice', 'error'],
  base: {
    root: {
      position: 'fixed',
      inset: 'auto 0 0 auto',
      width: { base: '100%', mobile: 'panel' },
      maxWidth: '100%',
      maxHeight: '92dvh',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'auto',
      bg: 'surface',
      color: 'ink',
      borderRadius: { base: '26px 26px 0 0', mobile: '26px 0 0 0' },
      boxShadow: 'lg',
      transition: 'translate {durations.slow} {easings.out}, opacity {durations.slow} {easings.out}',
      '@starting-style': { translate: '0 24px', opacity: '0' },
      _backdrop: {
        bg: 'scrim',
        transition: 'opacity {durations.slow}',
        '@starting-style': { opacity: '0' },
      },
    },
    sheet: { padding: '0 18px calc(18px + env(safe-area-inset-bottom))' },
    question: { color: 'ink.muted', marginBottom: '16px' },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '12px',
      paddingBlock: '12px 4px',
      marginInlineEnd: '-8px',
      '& h2': { fontSize: 'xl' },
    },
    form: { display: 'grid', gap: '16px' },
    quantity: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 12px',
      '& p': { width: 'full' },
    },
    actions: { display: 'grid', gap: '8px', marginTop: '4px' },
    lines: {
      '& li': { paddingBlock: '4px', borderBottom: '1px solid {colors.line}' },
      '& label': { fontSize: 'md', overflowWrap: 'anywhere' },
    },
    // In sight under a long list.
    choice: {
      position: 'sticky',
      bottom: '0',
      display: 'grid',
      gap: '4px',
      marginInline: '-18px',
      padding: '12px 18px',
      bg: 'surface',
    },
    error: {
      color: 'hyben',
      fontSize: 'sm',
      fontWeight: 'label',
      lineHeight: '1.4',
      '&:not(:empty)': { marginBottom: '6px' },
    },
  },
})
