import { defineSlotRecipe } from '@pandacss/dev'

/** The programmes whose member a shopper may be: chips, and among the filters a row that opens them. */
export const membershipsRecipe = defineSlotRecipe({
  className: 'memberships',
  slots: ['row', 'chips'],
  base: {
    row: {
      '& summary': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '12px',
        alignItems: 'center',
        minHeight: 'target',
        cursor: 'pointer',
        listStyle: 'none',
      },
      '& summary::-webkit-details-marker': { display: 'none' },
      '& b': { display: 'block', fontWeight: 'price', lineHeight: 'heading' },
      '& small': { display: 'block', color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.35' },
      '& summary svg': { transition: 'rotate {durations.fast} {easings.out}', color: 'ink.muted' },
      '&[open] summary svg': { rotate: '180deg' },
      '& [role=group]': { marginTop: '8px' },
    },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  },
})
