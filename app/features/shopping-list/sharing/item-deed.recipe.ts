import { defineSlotRecipe } from '@pandacss/dev'

/** Who added or ticked an item. */
export const itemDeedRecipe = defineSlotRecipe({
  className: 'item-deed',
  slots: ['root', 'picture'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '5px', verticalAlign: 'bottom' },
    picture: {
      display: 'grid',
      placeItems: 'center',
      width: '18px',
      height: '18px',
      flex: 'none',
      borderRadius: 'full',
      bg: 'soft',
      fontSize: '.6875rem',
      fontWeight: 'strong',
      lineHeight: '1',
    },
  },
  variants: {
    /** A participant's; a former one has none. */
    colour: {
      plum: { picture: { bg: 'person.plum', color: 'person.on' } },
      lake: { picture: { bg: 'person.lake', color: 'person.on' } },
      rust: { picture: { bg: 'person.rust', color: 'person.on' } },
      moss: { picture: { bg: 'person.moss', color: 'person.on' } },
      berry: { picture: { bg: 'person.berry', color: 'person.on' } },
      ink: { picture: { bg: 'person.ink', color: 'person.on' } },
    },
  },
})
