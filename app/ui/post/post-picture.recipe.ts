import { defineRecipe } from '@pandacss/dev'

const wall = (name: string) => ({ '--wall': `{colors.${name}.wall}`, '--shelf': `{colors.${name}.shelf}` })

/** Up to three drawings side by side on one wide shelf. */
export const postPictureRecipe = defineRecipe({
  className: 'post-picture',
  base: {
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-end',
    aspectRatio: '16 / 10',
    borderRadius: 'lg',
    overflow: 'hidden',
    background: 'linear-gradient(var(--wall) 76%, var(--shelf) 76%)',
    '& img': { width: '33%', height: 'auto', marginInline: '-1%', marginBottom: '3%', flex: 'none' },
    // The one in the middle stands in front.
    '& img:nth-child(2)': { position: 'relative', width: '37%', zIndex: '1', marginBottom: '1%' },
    '& img:only-child': { width: '56%', marginBottom: '1%' },
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
