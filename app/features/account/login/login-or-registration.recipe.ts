import { defineSlotRecipe } from '@pandacss/dev'

/** Two forms, one of them shown, and the links between them. */
export const loginOrRegistrationRecipe = defineSlotRecipe({
  className: 'login-or-registration',
  slots: ['root', 'choice', 'news'],
  base: {
    root: { display: 'grid', alignContent: 'start', gap: '18px' },
    choice: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      padding: '4px',
      bg: 'soft',
      borderRadius: 'full',
      '& button': {
        minHeight: 'target',
        borderRadius: 'full',
        fontWeight: 'strong',
        color: 'ink.muted',
        '&[aria-pressed=true]': {
          bg: { base: 'surface', _dark: 'brand.soft' },
          color: { base: 'ink', _dark: 'brand.onSoft' },
          boxShadow: { base: 'sm', _dark: 'inset 0 0 0 1.5px {colors.brand}' },
        },
      },
    },
    news: {
      marginBottom: '18px',
      padding: '14px 16px',
      borderRadius: 'md',
      bg: 'brand.soft',
      color: 'brand.onSoft',
      overflowWrap: 'anywhere',
    },
  },
})
