import { defineRecipe } from '@pandacss/dev'

/** The page's column, with a maximum width and gutters that depend on the window's width. */
export const pageColumnRecipe = defineRecipe({
  className: 'page-column',
  base: {
    width: '100%',
    maxWidth: { base: 'page', desktopxl: 'pageXl' },
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
})

export const sectionRecipe = defineRecipe({
  className: 'section',
  base: {
    paddingBlock: { base: '36px 8px', mobile: '56px 8px' },
    _empty: { display: 'none' },
    '& h2': { fontSize: 'h2' },
  },
})

export const sectionHeadRecipe = defineRecipe({
  className: 'section-head',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 20px',
    // As high without a link, so that the headings of sections side by side stand on one line.
    minHeight: 'target',
    marginBottom: { base: '16px', mobile: '22px' },
  },
})

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'brand',
    fontWeight: 'label',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
  variants: { target: { true: { display: 'inline-flex', alignItems: 'center', minHeight: 'target' } } },
})

export const quietRecipe = defineRecipe({
  className: 'quiet',
  base: { color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
})
