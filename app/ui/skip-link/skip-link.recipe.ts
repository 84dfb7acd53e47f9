import { defineRecipe } from '@pandacss/dev'

/** Visible only while it has the focus. */
export const skipLinkRecipe = defineRecipe({
  className: 'skip-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '16px',
    marginBlock: '8px',
    borderRadius: 'md',
    bg: 'surface',
    color: 'ink',
    fontWeight: 'label',
    '&:not(:focus)': { srOnly: true },
  },
})
