import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

export const categoryListRecipe = defineSlotRecipe({
  className: 'category-list',
  slots: ['root', 'item', 'link', 'parts', 'part'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        mobile: 'repeat(2, minmax(0, 1fr))',
        desktop: 'repeat(4, minmax(0, 1fr))',
      },
      alignItems: 'start',
      gap: { base: '4px', mobile: '8px 28px', desktop: '20px 28px' },
    },
    item: {
      position: 'relative',
      // A long sub-list takes the whole width of a wide window.
      '&[data-long=true]': {
        desktop: {
          gridColumn: '1 / -1',
          '& details ul': {
            display: 'grid',
            gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
            columnGap: '28px',
          },
        },
      },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      minHeight: '60px',
      // The button of the sub-list stands beside it.
      marginInlineEnd: { base: '52px', desktop: '0' },
      fontWeight: 'strong',
      lineHeight: 'heading',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline' },
      '&[aria-current]': { fontWeight: 'price', textDecoration: 'underline' },
    },
    parts: {
      paddingBottom: { _open: '8px' },
      '& summary': {
        position: 'absolute',
        top: '8px',
        right: '0',
        display: 'grid',
        placeItems: 'center',
        width: 'target',
        height: 'target',
        borderRadius: 'md',
        color: 'ink.muted',
        cursor: 'pointer',
        listStyle: 'none',
        _hover: { bg: 'soft' },
        '& svg': { transition: 'rotate {durations.fast} {easings.out}' },
      },
      '& summary::-webkit-details-marker': { display: 'none' },
      '&[open] summary svg': { rotate: '180deg' },
      // Wide windows always show it, if the browser can show what is closed.
      '@supports selector(::details-content)': {
        desktop: {
          '& summary': { display: 'none' },
          '&::details-content': { contentVisibility: 'visible' },
        },
      },
    },
    part: {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'target', desktop: '36px' },
      paddingInlineStart: '62px',
      color: 'ink.muted',
      _hover: { color: 'ink', textDecoration: 'underline' },
      '&[aria-current]': { color: 'ink', fontWeight: 'price', textDecoration: 'underline' },
    },
  },
})

export const categoriesPageRecipe = defineRecipe({
  className: 'categories-page',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '24px',
    paddingTop: { base: '20px', tablet: '36px' },
    '& h1': { fontSize: 'h1', letterSpacing: 'hero' },
  },
})
