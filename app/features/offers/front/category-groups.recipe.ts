import { defineSlotRecipe } from '@pandacss/dev'

const wall = (name: string) => ({ item: { bg: `${name}.wall` } })

export const categoryGroupsRecipe = defineSlotRecipe({
  className: 'category-groups',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        mobile: 'repeat(3, minmax(0, 1fr))',
        desktop: 'repeat(6, minmax(0, 1fr))',
      },
      gap: { base: '12px', mobile: '16px' },
    },
    item: {
      display: 'grid',
      alignContent: 'space-between',
      minHeight: '150px',
      padding: '16px 16px 0',
      borderRadius: 'lg',
      overflow: 'hidden',
      fontWeight: 'strong',
      lineHeight: '1.2',
      letterSpacing: '-.01em',
      '& small': {
        display: 'block',
        fontWeight: '500',
        color: { base: 'ink.muted', _dark: 'ink' },
        fontSize: '.8125rem',
        letterSpacing: '0',
        marginTop: '3px',
      },
      '& img': {
        width: '92px',
        height: '92px',
        justifySelf: 'end',
        margin: '0 -6px -10px 0',
        transition: 'transform {durations.slow} {easings.out}',
      },
      _hover: { '& img': { transform: 'translateY(-4px)' } },
    },
  },
  variants: {
    tint: {
      oat: wall('oat'),
      sky: wall('sky'),
      butter: wall('butter'),
      rose: wall('rose'),
      mint: wall('mint'),
      stone: wall('stone'),
    },
  },
})
