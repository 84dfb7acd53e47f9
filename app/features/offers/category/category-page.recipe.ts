import { defineSlotRecipe } from '@pandacss/dev'

/** The head of a category page, low enough for its first offers to be in sight. */
export const categoryPageRecipe = defineSlotRecipe({
  className: 'category-page',
  slots: ['intro', 'title', 'sub', 'parts', 'tools'],
  base: {
    intro: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) auto' },
      gridTemplateAreas: { base: '"title" "sub" "tools"', tablet: '"title tools" "sub sub"' },
      alignItems: 'center',
      gap: '8px 24px',
    },
    title: {
      gridArea: 'title',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 14px',
      '& h1': { fontSize: 'h2', overflowWrap: 'anywhere', hyphens: 'auto' },
      '& p': { color: 'ink.muted' },
    },
    tools: { gridArea: 'tools', minWidth: '0', '& > div': { marginBottom: '0' } },
    sub: { gridArea: 'sub', minWidth: '0' },
    // Narrow windows show one row of the sub-list and open the others, if the browser can show what is closed.
    parts: {
      '& summary': { listStyle: 'none', '& svg': { transition: 'rotate {durations.fast} {easings.out}' } },
      '& summary::-webkit-details-marker': { display: 'none' },
      '&[open] summary svg': { rotate: '180deg' },
      '@supports selector(::details-content)': {
        display: { base: 'grid', tablet: 'block' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'start',
        gap: '8px',
        '& summary': { gridArea: '1 / 2', display: { tablet: 'none' } },
        '&::details-content': {
          gridArea: '1 / 1',
          contentVisibility: 'visible',
          boxSizing: 'border-box',
          // Room for the outline of a focused chip.
          margin: '-6px',
          padding: '6px',
          maxHeight: { base: 'calc({sizes.target} + 12px)', tablet: 'none' },
          overflow: { base: 'hidden', tablet: 'visible' },
        },
        '&[open]::details-content': { maxHeight: 'none' },
        // The chosen part is always in the row.
        '&:not([open]) a[aria-current=true]': { order: { base: '-1', tablet: '0' } },
      },
    },
  },
})
