import { defineSlotRecipe } from '@pandacss/dev'

export const priceHistoryRecipe = defineSlotRecipe({
  className: 'price-history',
  slots: ['chart', 'tick', 'typical', 'dash', 'now', 'cap', 'axis', 'table'],
  base: {
    chart: {
      position: 'relative',
      height: '260px',
      margin: '30px 0 0 var(--scale)',
      '--scale': '40px',
      borderBottom: '1.5px solid {colors.line.strong}',
      fontSize: '.8125rem',
      '& > *': { position: 'absolute' },
    },
    tick: {
      insetInline: '0',
      borderTop: '1px solid {colors.line}',
      color: 'ink.quiet',
      '& span': { position: 'absolute', right: '100%', marginRight: '10px', top: '-.75em' },
    },
    typical: {
      insetInline: '0',
      borderTop: '2px dashed {colors.line.strong}',
      fontWeight: 'label',
      color: 'ink.muted',
      '& span': {
        position: 'absolute',
        left: '0',
        bottom: '6px',
        paddingInlineEnd: '6px',
        bg: 'var(--behind, {colors.canvas})',
        lineHeight: '1.2',
        // The line lies behind the dashes, its label in front of them.
        zIndex: '2',
      },
    },
    dash: {
      zIndex: '1',
      height: '8px',
      minWidth: '18px',
      borderRadius: '4px',
      bg: 'brand',
      // Keeps overlapping dashes distinct.
      boxShadow: '0 0 0 1px var(--behind, {colors.canvas})',
      transform: 'translateY(50%)',
      maxWidth: '100%',
    },
    now: {
      zIndex: '1',
      right: '0',
      height: '14px',
      width: 'max(26px, 4.6%)',
      borderRadius: '7px',
      bg: 'brand',
      boxShadow: '0 0 0 2.5px {colors.ink}',
      transform: 'translateY(50%)',
    },
    cap: {
      zIndex: '2',
      fontWeight: 'strong',
      whiteSpace: 'nowrap',
      lineHeight: '1.2',
      bg: 'var(--behind, {colors.canvas})',
      paddingInline: '3px',
    },
    axis: {
      position: 'relative',
      height: '20px',
      margin: '8px 0 22px 40px',
      fontSize: '.8125rem',
      color: 'ink.quiet',
      '& span': { position: 'absolute' },
      '& :last-child': { right: '0' },
      containerType: 'inline-size',
      '& [data-late]': { '@container (max-width: 480px)': { display: 'none' } },
    },
    table: {
      marginTop: '12px',
      '& summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        color: 'brand',
        fontWeight: 'label',
        cursor: 'pointer',
      },
      '& table': { width: '100%', fontSize: 'sm' },
      '& th': { textAlign: 'left', color: 'ink.quiet', fontWeight: 'label' },
      '& th, & td': { padding: '8px 12px 8px 0', borderBottom: '1px solid {colors.line}' },
      '& :is(th, td):last-child': { textAlign: 'right', paddingRight: '0' },
    },
  },
  variants: {
    /** Yellow marks the lowest price of today. */
    best: { true: { now: { bg: 'tag' } } },
  },
})
