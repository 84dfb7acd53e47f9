import { defineSlotRecipe } from '@pandacss/dev'

export const breadcrumbsRecipe = defineSlotRecipe({
  className: 'breadcrumbs',
  slots: ['root', 'step'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', color: 'ink.quiet', fontSize: 'sm' },
    step: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'target',
        minWidth: 'target',
        _hover: { textDecoration: 'underline' },
      },
      // The arrow between two steps; drawn, so that it is not read aloud. Selected by class: with `li + li` the browser
      // would recalculate the items of every list whenever one is added or removed.
      '& + &::before': {
        content: '""',
        width: '6px',
        height: '6px',
        margin: '0 11px 0 6px',
        borderRight: '1.5px solid currentColor',
        borderTop: '1.5px solid currentColor',
        transform: 'rotate(45deg)',
      },
    },
  },
})
