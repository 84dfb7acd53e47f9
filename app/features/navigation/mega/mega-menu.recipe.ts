import { defineSlotRecipe } from '@pandacss/dev'

export const megaMenuRecipe = defineSlotRecipe({
  className: 'mega-menu',
  slots: ['scrim', 'root', 'grid', 'item', 'link', 'parts', 'part'],
  base: {
    // It only dims: the page below stays in reach of the mouse.
    scrim: {
      position: 'fixed',
      inset: '0',
      // Below both rows of the header.
      top: '124px',
      bg: 'scrim',
      pointerEvents: 'none',
      transition: 'opacity {durations.base} {easings.out}',
      '@starting-style': { opacity: '0' },
    },
    root: {
      position: 'absolute',
      inset: '100% 0 auto',
      maxHeight: 'calc(100dvh - 124px)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: '20px 0 24px',
      bg: 'surface',
      borderTop: '1px solid {colors.line}',
      borderRadius: '0 0 {radii.xl} {radii.xl}',
      boxShadow: 'lg',
      transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
      '@starting-style': { opacity: '0', translate: '0 -8px' },
    },
    grid: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(3, auto)',
      gap: '8px 16px',
    },
    item: { display: 'grid', alignContent: 'start' },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      padding: '10px',
      marginInline: '-10px',
      borderRadius: 'md',
      fontWeight: 'strong',
      lineHeight: 'heading',
      _hover: { bg: 'soft' },
      '&[aria-current]': { bg: 'soft' },
      '& small': { display: 'block', fontWeight: '400', fontSize: 'sm', color: 'ink.quiet' },
    },
    // Below the name, beside the icon's column.
    parts: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '16px',
      marginTop: '-10px',
      paddingInlineStart: '62px',
    },
    part: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '30px',
      fontSize: 'sm',
      color: 'ink.muted',
      _hover: { color: 'ink', textDecoration: 'underline' },
      '&[aria-current]': { color: 'ink', fontWeight: 'strong' },
    },
  },
})
