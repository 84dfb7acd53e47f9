import { defineSlotRecipe } from '@pandacss/dev'

export const profileRecipe = defineSlotRecipe({
  className: 'profile',
  slots: ['root', 'menu', 'section', 'head', 'body', 'pair', 'phone', 'told'],
  base: {
    root: {
      paddingBlock: { base: '28px 56px', mobile: '44px 88px' },
      '& h1': { fontSize: 'h1' },
    },
    menu: { marginBlock: { base: '18px 28px', mobile: '22px 44px' } },
    section: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: '280px minmax(0, 640px)' },
      columnGap: { tablet: '48px', desktop: '112px' },
      rowGap: '20px',
      alignItems: 'start',
      paddingBlock: { base: '32px', mobile: '44px' },
      borderTop: '1px solid {colors.line}',
      _last: { paddingBottom: '0' },
    },
    head: {
      '& h2': { fontSize: 'xl' },
      '& p': { marginTop: '8px', maxWidth: '60ch', color: 'ink.muted' },
    },
    body: {
      display: 'grid',
      gap: '20px',
      minWidth: '0',
      '& > a, & > button, & form > button': { justifySelf: { base: 'stretch', mobile: 'start' } },
    },
    pair: {
      display: 'grid',
      gap: '16px',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', mobile: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    },
    phone: {
      display: 'grid',
      gap: '16px',
      gridTemplateColumns: '104px minmax(0, 1fr)',
      alignItems: 'start',
    },
    told: {
      display: 'grid',
      gap: '2px',
      overflowWrap: 'anywhere',
      '& dt': { fontWeight: 'label', fontSize: '.9375rem' },
      '& dd': { color: 'ink.muted' },
      '& dd + dd': { color: 'ink.quiet', fontSize: 'sm' },
    },
  },
})

/** The user's name and email, and whether the email is verified. */
export const profileOwnerRecipe = defineSlotRecipe({
  className: 'profile-owner',
  slots: ['root', 'name', 'email', 'state', 'ask'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      gap: '16px 24px',
      overflowWrap: 'anywhere',
      '& > div': { minWidth: '0' },
    },
    name: { fontSize: 'lg', fontWeight: 'strong', lineHeight: 'name' },
    email: { display: 'flex', flexWrap: 'wrap', gap: '4px 14px', marginTop: '2px', color: 'ink.muted' },
    state: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      fontSize: 'sm',
      fontWeight: 'label',
      color: 'ink.muted',
      '&[data-verified=true]': { color: 'brand' },
    },
    ask: {
      display: 'grid',
      gap: '14px',
      justifyItems: 'start',
      padding: { base: '20px', mobile: '24px 28px' },
      borderRadius: 'lg',
      bg: 'brand.soft',
      color: 'brand.onSoft',
      overflowWrap: 'anywhere',
      '& h3': { fontSize: 'lg' },
      '& p': { maxWidth: '56ch' },
      '& small': { fontSize: 'sm', lineHeight: '1.4' },
      '& form': { justifySelf: 'stretch' },
    },
  },
})

/** The list of the user's sessions. */
export const profileSessionsRecipe = defineSlotRecipe({
  className: 'profile-sessions',
  slots: ['list', 'row', 'here', 'ending'],
  base: {
    list: {
      display: 'grid',
      borderTop: '1px solid {colors.line}',
      _focusVisible: { outline: 'none' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '16px',
      alignItems: 'center',
      minHeight: '68px',
      paddingBlock: '10px',
      borderBottom: '1px solid {colors.line}',
      '& > svg': { fontSize: '1.375rem', color: 'ink.muted' },
      '& b': { marginInlineEnd: '10px', fontWeight: 'label', lineHeight: '1.3' },
      '& small': { display: 'block', color: 'ink.quiet', fontSize: 'sm' },
    },
    here: {
      paddingInline: '10px',
      paddingBlock: '2px',
      borderRadius: 'full',
      bg: 'brand.soft',
      color: 'brand.onSoft',
      fontSize: 'sm',
      fontWeight: 'label',
      whiteSpace: 'nowrap',
    },
    ending: {
      gridColumn: '1 / -1',
      paddingBlock: '12px 8px',
      // The two buttons stand side by side.
      '& form': { gridTemplateColumns: { mobile: 'auto 1fr' }, maxWidth: { mobile: '440px' } },
      '& form > *': { gridColumn: '1 / -1' },
      '& form > button': { gridColumn: { mobile: 'auto' }, justifySelf: { mobile: 'start' } },
    },
  },
})

/** The two steps of deleting an account. */
export const accountDeletionRecipe = defineSlotRecipe({
  className: 'account-deletion',
  slots: ['opener', 'root', 'lost'],
  base: {
    // The button's text is aligned with the fields.
    opener: { marginInlineStart: { mobile: '-22px' } },
    root: {
      display: 'grid',
      gap: '18px',
      padding: { base: '20px', mobile: '24px 28px' },
      borderRadius: 'lg',
      border: '1.5px solid {colors.hyben}',
      overflowWrap: 'anywhere',
      '& h3': { fontSize: 'lg', _focusVisible: { outline: 'none' } },
      // The two buttons stand side by side.
      '& form': { gridTemplateColumns: { mobile: 'auto 1fr' } },
      '& form > *': { gridColumn: '1 / -1' },
      '& form > button': { gridColumn: { mobile: 'auto' }, justifySelf: { mobile: 'start' } },
      '& form > button[type=submit]:not([aria-disabled=true])': {
        boxShadow: 'inset 0 0 0 1.5px {colors.hyben}',
      },
    },
    lost: { display: 'grid', gap: '6px', paddingInlineStart: '20px', listStyle: 'disc', color: 'ink.muted' },
  },
})
