import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'box', 'input', 'inset', 'hint', 'error'],
  base: {
    root: { display: 'grid', minWidth: '0' },
    label: { fontWeight: 'label', fontSize: '.9375rem', justifySelf: 'start', marginBottom: '6px' },
    box: { position: 'relative' },
    input: {
      width: '100%',
      minHeight: 'field',
      paddingInline: '16px',
      border: '1.5px solid {colors.line.strong}',
      borderRadius: 'md',
      bg: 'surface',
      transition: 'border-color {durations.fast}',
      _placeholder: { color: 'ink.quiet', opacity: '1' },
      _focusVisible: { outlineOffset: '1px', borderRadius: 'md' },
      '&[aria-invalid=true]': { borderColor: 'hyben', boxShadow: 'inset 0 0 0 .5px {colors.hyben}' },
      // Keeps the field's own colours when the browser autofills it.
      '&:autofill': {
        WebkitTextFillColor: '{colors.ink}',
        boxShadow: 'inset 0 0 0 60px {colors.brand.soft}',
      },
      '&[aria-invalid=true]:autofill': { boxShadow: 'inset 0 0 0 60px {colors.hyben.soft}' },
    },
    inset: { position: 'absolute', right: '4px', top: '4px' },
    hint: { marginTop: '6px', color: 'ink.quiet', fontSize: 'sm', lineHeight: '1.4' },
    error: {
      display: 'flex',
      marginTop: '6px',
      gap: '6px',
      color: 'hyben',
      fontSize: 'sm',
      fontWeight: 'label',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
      '& svg': { marginTop: '1px' },
    },
  },
  variants: { hasInset: { true: { input: { paddingInlineEnd: '56px' } } } },
})

export const strengthMeterRecipe = defineRecipe({
  className: 'strength-meter',
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '4px',
    marginBlock: '2px 6px',
    '& i': {
      height: '4px',
      borderRadius: '2px',
      bg: 'line',
      transition: 'background {durations.base} {easings.out}',
    },
    '& i[data-on]': { bg: 'brand' },
    '@media (forced-colors: active)': { '& i[data-on]': { bg: 'CanvasText' } },
  },
})

/** A checkbox in a form, whose text may be longer than a line and contain a link. */
export const checkFieldRecipe = defineRecipe({
  className: 'check-field',
  base: {
    display: 'grid',
    gap: '4px',
    '& input[aria-invalid=true]': { borderColor: 'hyben', borderWidth: '2px' },
    '& a': { color: 'brand', fontWeight: 'label', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
})

/** The error of a form as a whole, above its button. */
export const formMessageRecipe = defineRecipe({
  className: 'form-message',
  base: {
    '& > p': {
      display: 'flex',
      gap: '12px',
      padding: '12px 16px',
      borderRadius: 'md',
      bg: 'hyben.soft',
      fontSize: '.9375rem',
      lineHeight: '1.4',
    },
    '& svg': { color: 'hyben', marginTop: '1px' },
  },
  variants: { isPast: { true: { visibility: 'hidden' } } },
})

/** A form's button while it is disabled, and before the page is hydrated. */
export const submitButtonRecipe = defineRecipe({
  className: 'submit-button',
  base: {
    '&[aria-disabled=true]': {
      bg: 'soft',
      color: 'ink.muted',
      boxShadow: 'none',
      cursor: 'default',
      transform: 'none',
      _hover: { bg: 'soft' },
    },
    '&.button--kind_brand:disabled': { bg: 'brand', color: 'brand.on', cursor: 'progress' },
  },
})
