import { defineSlotRecipe } from '@pandacss/dev'

/** The buttons that open the list: in a phone's header, and a tab at the edge of wider windows. */
export const listButtonRecipe = defineSlotRecipe({
  className: 'list-button',
  slots: ['root', 'count'],
  base: {
    root: { cursor: 'pointer', '& svg': { fontSize: '1.35rem', order: '-2' } },
    count: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '20px',
      height: '20px',
      paddingInline: '6px',
      borderRadius: 'full',
      bg: 'brand',
      color: 'brand.on',
      fontSize: 'xs',
      fontWeight: 'price',
      lineHeight: '1',
    },
  },
  variants: {
    place: {
      /** Only the number, beside the panel's title. */
      title: {},
      header: {
        root: {
          position: 'relative',
          display: { base: 'grid', tablet: 'none' },
          placeItems: 'center',
          width: 'target',
          height: 'target',
          borderRadius: 'full',
          _focusVisible: { borderRadius: 'full' },
        },
        count: {
          position: 'absolute',
          top: '1px',
          left: '24px',
          boxShadow: '0 0 0 2px {colors.canvas}',
        },
      },
      tab: {
        root: {
          display: { base: 'none', tablet: 'grid' },
          position: 'fixed',
          right: '0',
          top: 'min(42vh, 400px)',
          zIndex: '25',
          justifyItems: 'center',
          gap: '8px',
          width: '56px',
          padding: '16px 4px 14px',
          borderRadius: '18px 0 0 18px',
          bg: 'brand',
          color: 'brand.on',
          fontSize: 'xs',
          fontWeight: 'strong',
          lineHeight: '1',
          boxShadow: 'md',
          transition: 'background {durations.fast} {easings.out}, translate {durations.slow} {easings.out}',
          _hover: { bg: 'brand.hover' },
          _focusVisible: { borderRadius: '18px 0 0 18px' },
          // If the page makes room for the panel, the tab is a handle at the panel's edge, in the page's gutter.
          '@media (min-width: 1200px)': {
            '&[aria-expanded=true]': {
              zIndex: '61',
              translate: 'calc(-1 * {sizes.panel}) 0',
              width: '26px',
              padding: '18px 0',
              borderRadius: '13px 0 0 13px',
              '& > span': { position: 'absolute', width: '1px', overflow: 'hidden', opacity: '0' },
            },
          },
        },
        count: { order: '-1', bg: 'brand.on', color: 'brand' },
      },
      bar: {
        // As large as those beside it.
        root: { '& svg': { fontSize: '1.2rem' } },
        count: { position: 'absolute', top: '6px', left: 'calc(50% + 4px)' },
      },
    },
    /** Until the list has been opened once: the number pulses, or the icon if there is no number. */
    pulses: {
      count: { count: { animation: 'pulse' } },
      icon: { root: { '& svg': { animation: 'pulse' } } },
    },
  },
  defaultVariants: { place: 'title' },
})
