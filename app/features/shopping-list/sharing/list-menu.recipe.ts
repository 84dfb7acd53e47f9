import { defineSlotRecipe } from '@pandacss/dev'

/** The participants: their initials and number. */
export const listPeopleRecipe = defineSlotRecipe({
  className: 'list-people',
  slots: ['root', 'avatars', 'avatar'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: 'target',
      minWidth: '0',
      fontSize: 'sm',
      color: 'ink.quiet',
      textAlign: 'start',
      lineHeight: '1.25',
      '&:is(button)': {
        cursor: 'pointer',
        paddingInlineEnd: '10px',
        borderRadius: 'full',
        _hover: { color: 'ink', bg: 'soft' },
        _focusVisible: { borderRadius: 'full' },
      },
    },
    avatars: { display: 'flex', flex: 'none' },
    avatar: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      width: '28px',
      height: '28px',
      marginInlineStart: '-6px',
      borderRadius: 'full',
      bg: 'soft',
      fontSize: 'xs',
      fontWeight: 'price',
      boxShadow: '0 0 0 2px {colors.surface}',
      '&:first-child': { marginInlineStart: '0' },
    },
  },
  variants: {
    /** A participant's (`personColours`). */
    colour: {
      plum: { avatar: { bg: 'person.plum', color: 'person.on' } },
      lake: { avatar: { bg: 'person.lake', color: 'person.on' } },
      rust: { avatar: { bg: 'person.rust', color: 'person.on' } },
      moss: { avatar: { bg: 'person.moss', color: 'person.on' } },
      berry: { avatar: { bg: 'person.berry', color: 'person.on' } },
      ink: { avatar: { bg: 'person.ink', color: 'person.on' } },
    },
  },
})

/** A small sheet under the share button: ways to invite, and the participants. */
export const listMenuRecipe = defineSlotRecipe({
  className: 'list-menu',
  slots: ['root', 'text', 'people', 'person', 'belowDesktop', 'failure'],
  base: {
    root: {
      position: 'absolute',
      zIndex: '5',
      top: '60px',
      insetInline: '8px 56px',
      maxHeight: 'calc(100dvh - 90px)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: '8px',
      borderRadius: 'lg',
      bg: 'surface',
      boxShadow: '{shadows.lg}, 0 0 0 1px {colors.line}',
      transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
      '@starting-style': { opacity: '0', translate: '0 -6px' },
      _focusVisible: { borderRadius: 'lg' },
      '&[aria-busy=true]': { cursor: 'progress' },
      '& > button': {
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        width: '100%',
        minHeight: 'button',
        paddingInline: '12px',
        borderRadius: 'sm',
        fontWeight: 'label',
        textAlign: 'start',
        cursor: 'pointer',
        _hover: { bg: 'soft' },
        '& svg': { color: 'ink.muted' },
      },
      '& button[aria-disabled=true]': { opacity: '.5', cursor: 'progress' },
    },
    text: { padding: '6px 12px 10px', color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
    people: {
      marginBlock: '8px',
      paddingBlock: '8px',
      borderBlock: '1px solid {colors.line}',
      // No line below if nothing follows.
      '&:not(:has(+ button))': { marginBottom: '0', paddingBottom: '0', borderBottom: '0' },
    },
    person: {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: 'target',
      paddingInlineStart: '12px',
      '& b': { flex: '1', minWidth: '0', fontWeight: 'label', overflowWrap: 'anywhere' },
      '& small': { paddingInlineEnd: '12px', color: 'ink.quiet', fontSize: 'sm' },
    },
    belowDesktop: { '&&': { display: { desktop: 'none' } } },
    failure: { display: 'block' },
  },
})
