import { defineRecipe } from '@pandacss/dev'

// The look of a disabled button, of any kind.
const held = { bg: 'soft', color: 'ink.quiet', cursor: 'not-allowed', _hover: { bg: 'soft' } }

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    minHeight: 'button',
    paddingInline: '22px',
    borderRadius: 'full',
    fontWeight: 'strong',
    lineHeight: '1.15',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background {durations.fast} {easings.out}, transform {durations.fast} {easings.out}',
    _active: { transform: 'scale(.98)' },
    _focusVisible: { borderRadius: 'full' },
  },
  variants: {
    kind: {
      brand: { bg: 'brand', color: 'brand.on', _hover: { bg: 'brand.hover' }, _disabled: held },
      mild: {
        bg: 'brand.soft',
        color: 'brand.onSoft',
        _hover: { bg: 'color-mix(in srgb, {colors.brand.soft} 88%, {colors.brand})' },
        _disabled: held,
      },
      line: {
        boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
        _hover: { bg: 'soft' },
        _disabled: { ...held, boxShadow: 'none' },
      },
      text: { color: 'brand', paddingInline: '12px', _hover: { bg: 'brand.soft' }, _disabled: held },
      danger: { color: 'hyben', _hover: { bg: 'hyben.soft' }, _disabled: held },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { kind: 'brand' },
})

export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    borderRadius: 'full',
    flex: 'none',
    fontSize: '1.05rem',
    cursor: 'pointer',
    transition: 'background {durations.fast} {easings.out}, color {durations.fast}',
    _hover: { bg: 'soft' },
    _focusVisible: { borderRadius: 'full' },
  },
  variants: {
    kind: {
      plain: {},
      /** What the button opened is still open. */
      on: { bg: 'brand.soft', color: 'brand.onSoft', _hover: { bg: 'brand.soft' } },
      heart: { _hover: { bg: 'color-mix(in srgb, {colors.surface} 60%, transparent)' } },
      /** On a soft ground, a band says other colours. */
      add: {
        bg: 'var(--add, {colors.brand.soft})',
        color: 'var(--on-add, {colors.brand.onSoft})',
        _hover: { bg: 'brand', color: 'brand.on' },
      },
      added: {
        bg: 'brand',
        color: 'brand.on',
        fontWeight: 'price',
        _hover: { bg: 'brand.hover' },
      },
    },
  },
  defaultVariants: { kind: 'plain' },
})
