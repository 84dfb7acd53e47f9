import { defineRecipe } from '@pandacss/dev'

const tint = (name: string) => ({ '--wall': `{colors.${name}.wall}`, '--shelf': `{colors.${name}.shelf}` })

export const pictureRecipe = defineRecipe({
  className: 'picture',
  base: {
    position: 'relative',
    display: 'block',
    aspectRatio: '1',
    borderRadius: 'lg',
    overflow: 'hidden',
    background: 'linear-gradient(var(--wall) 76%, var(--shelf) 76%)',
    '& img': {
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      transition: 'transform {durations.slow} {easings.out}',
      transformOrigin: '50% 83%',
    },
  },
  variants: {
    tint: {
      oat: tint('oat'),
      sky: tint('sky'),
      butter: tint('butter'),
      rose: tint('rose'),
      mint: tint('mint'),
      stone: tint('stone'),
    },
    /** Photographs have a white background, which is multiplied into the colour behind the picture. */
    kind: {
      drawn: {},
      photo: { '& img': { mixBlendMode: 'multiply', padding: '8%', _dark: { mixBlendMode: 'normal' } } },
    },
    size: {
      fill: {},
      xxs: { width: '36px', borderRadius: 'sm', flex: 'none' },
      xs: { width: '48px', borderRadius: 'sm', flex: 'none' },
      sm: { width: '56px', borderRadius: 'md', flex: 'none' },
      md: { width: '88px', borderRadius: '14px', flex: 'none' },
      lg: { width: { base: '148px', mobile: '176px' }, flex: 'none' },
    },
  },
  defaultVariants: { tint: 'stone', size: 'fill', kind: 'drawn' },
})
