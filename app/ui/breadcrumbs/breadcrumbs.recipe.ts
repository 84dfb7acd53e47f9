import { defineRecipe } from '@pandacss/dev'

export const breadcrumbsRecipe = defineRecipe({
  className: 'breadcrumbs',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    color: 'ink.quiet',
    fontSize: 'sm',
    '& > *': { display: 'flex', alignItems: 'center', minHeight: 'target' },
    '& a': { display: 'flex', alignItems: 'center', minHeight: 'target', minWidth: 'target' },
    '& a:hover': { textDecoration: 'underline' },
    // The arrow between two steps; drawn, so that it is not read aloud. Not `* + *`, by which whatever comes into any page
    // or goes from it has all beside it looked at anew.
    '& > li + li::before': {
      content: '""',
      width: '6px',
      height: '6px',
      margin: '0 11px 0 6px',
      borderRight: '1.5px solid currentColor',
      borderTop: '1.5px solid currentColor',
      transform: 'rotate(45deg)',
    },
  },
})
