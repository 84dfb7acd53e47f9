import type { SnapshotFrom } from 'xstate'
import { postalCodePickerMachine } from '#machines/postal-code-picker/postal-code-picker.machine.ts'
import { fewCodes } from '#machines/postal-code-picker/postal-codes.fixture.ts'
import { casesOf } from '#tests/paths/case.ts'
import { planPaths } from '#tests/paths/plan-paths.ts'

export type PostalCodePickerSnapshot = SnapshotFrom<typeof postalCodePickerMachine>

const { send, done, fail } = casesOf(postalCodePickerMachine)

const isShown = ({ context }: PostalCodePickerSnapshot) => context.options.length > 1

/** The paths of the postal code's combobox, walked on the machine and on the page. */
export function planPostalCodePicker() {
  const cases = [
    send({ type: 'text.changed', text: '8' }),
    send({ type: 'text.changed', text: '8000' }),
    send({ type: 'text.changed', text: 'xx' }),
    send({ type: 'input.focused' }),
    send({ type: 'input.blurred' }),
    send({ type: 'list.toggled' }),
    send({ type: 'cursor.moved', to: 'next' }),
    send({ type: 'cursor.moved', to: 'previous' }),
    send({ type: 'cursor.chosen' }),
    send({ type: 'option.chosen', index: 1 }, { when: isShown }),
    send({ type: 'escape.pressed' }),
    done('loadPostalCodes', fewCodes, 'with the list'),
    fail('loadPostalCodes', new Error('no such file')),
  ]
  return planPaths(postalCodePickerMachine, {
    cases,
    input: { code: '' },
    key: ({ context: { text, codes, options, activeIndex, chosen } }) => [
      text,
      codes.length,
      options.length,
      activeIndex,
      chosen,
    ],
    maxSteps: 16,
  })
}
