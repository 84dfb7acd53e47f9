import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PostalCode } from '#app/domain/account/postal-codes.ts'
import {
  type PostalCodePickerEmitted,
  type PostalCodePickerEvent,
  postalCodePickerMachine,
} from './postal-code-picker.machine.ts'
import { fewCodes } from './postal-codes.fixture.ts'

/** The field of a postal code, with a list from the test. */
function openField(code = '') {
  const emitted: PostalCodePickerEmitted[] = []
  const loads: { answer: (codes: PostalCode[]) => void; fail: (error: unknown) => void }[] = []
  const loadPostalCodes = fromPromise<PostalCode[]>(
    () =>
      new Promise((answer, fail) => {
        loads.push({ answer, fail })
      }),
  )
  const field = createActor(postalCodePickerMachine.provide({ actors: { loadPostalCodes } }), {
    input: { code },
  })
  field.on('*', (event) => emitted.push(event))
  field.start()
  const settle = async (how: (load: (typeof loads)[number]) => void) => {
    const load = loads.at(-1)
    if (!load) throw new Error('the list was not asked for')
    how(load)
    await Promise.resolve()
    await Promise.resolve()
  }
  return {
    emitted,
    loads,
    send: field.send.bind(field),
    type: (text: string) => field.send({ type: 'text.changed', text }),
    list: () => settle(({ answer }) => answer(fewCodes)),
    noList: (error: unknown) => settle(({ fail }) => fail(error)),
    isOpen: () => field.getSnapshot().hasTag('open'),
    can: (event: PostalCodePickerEvent) => field.getSnapshot().can(event),
    seen: () => {
      const { value, context } = field.getSnapshot()
      const { text, options, activeIndex, chosen } = context
      return { value, text, options: options.map(({ code, name }) => `${code} ${name}`), activeIndex, chosen }
    },
  }
}

/** The same field after the first focus has loaded its list. */
async function openListedField(code = '') {
  const field = openField(code)
  field.send({ type: 'input.focused' })
  await field.list()
  return field
}

const all = ['4942 Askø', '4942 Askø og Lilleø', '8000 Aarhus C', '8100 Aarhus C', '9990 Skagen']
const aarhus = { code: '8000', name: 'Aarhus C' }
const skagen = { code: '9990', name: 'Skagen' }

describe('§5 the Danish postal code: its list', () => {
  it('is loaded at the first focus, and stays closed', async () => {
    const field = openField()
    expect(field.seen()).toEqual({
      value: 'unloaded',
      text: '',
      options: [],
      activeIndex: null,
      chosen: null,
    })
    expect(field.loads).toEqual([])
    field.send({ type: 'input.focused' })
    await field.list()
    expect(field.seen()).toEqual({ value: 'closed', text: '', options: all, activeIndex: null, chosen: null })
    expect(field.emitted).toEqual([])
  })

  it('names the code that the profile already has', async () => {
    const field = await openListedField('8000')
    expect(field.seen()).toEqual({
      value: 'closed',
      text: '8000 Aarhus C',
      options: ['8000 Aarhus C'],
      activeIndex: null,
      chosen: aarhus,
    })
    expect(field.emitted).toEqual([])
  })

  it('opens for a text that was typed before it was loaded', async () => {
    const field = openField()
    field.send({ type: 'input.focused' })
    field.type('ska')
    await field.list()
    expect(field.seen()).toEqual({
      value: { open: 'listing' },
      text: 'ska',
      options: ['9990 Skagen'],
      activeIndex: null,
      chosen: null,
    })
    expect(field.emitted).toEqual([
      { type: 'code.changed', code: 'ska' },
      { type: 'code.changed', code: '' },
    ])
  })

  it('if loading fails, leaves a plain text field, reports it, and is loaded at the next focus', async () => {
    const field = openField()
    field.send({ type: 'input.focused' })
    const error = new Error('no such file')
    await field.noList(error)
    field.type('8000')
    expect(field.seen()).toEqual({
      value: 'unavailable',
      text: '8000',
      options: [],
      activeIndex: null,
      chosen: null,
    })
    expect(field.emitted).toEqual([
      { type: 'list.failed', error },
      { type: 'code.changed', code: '8000' },
    ])
    field.type(' 8000 ')
    expect(field.emitted).toHaveLength(2)
    field.send({ type: 'input.focused' })
    expect(field.loads.length).toBe(2)
  })

  it('is not opened if the shopper has left the field meanwhile', async () => {
    const field = openField()
    field.send({ type: 'input.focused' })
    field.type('ska')
    field.send({ type: 'input.blurred' })
    await field.list()
    expect(field.seen().value).toBe('unloaded')
  })
})

describe('§5 typing an exact value selects it', () => {
  it.each([
    ['8000', aarhus],
    ['8000 aarhus c', aarhus],
    ['skagen', skagen],
    ['4942', { code: '4942', name: 'Askø' }],
    ['4942 Askø og Lilleø', { code: '4942', name: 'Askø og Lilleø' }],
  ])('"%s"', async (text, chosen) => {
    const field = await openListedField()
    field.type(text)
    expect(field.seen().chosen).toEqual(chosen)
    expect(field.emitted).toEqual([{ type: 'code.changed', code: chosen.code }])
  })

  it('and it stays, with its name, when the field is left', async () => {
    const field = await openListedField()
    field.type('8000')
    field.send({ type: 'input.blurred' })
    expect(field.seen()).toEqual({
      value: 'closed',
      text: '8000 Aarhus C',
      options: ['8000 Aarhus C'],
      activeIndex: null,
      chosen: aarhus,
    })
  })

  it('and further typing deselects it', async () => {
    const field = await openListedField()
    field.type('8000')
    field.type('80001')
    expect(field.seen()).toEqual({
      value: { open: 'empty' },
      text: '80001',
      options: [],
      activeIndex: null,
      chosen: null,
    })
    expect(field.emitted).toEqual([
      { type: 'code.changed', code: '8000' },
      { type: 'code.changed', code: '' },
    ])
  })

  it('leaves a text that is no value unchanged', async () => {
    const field = await openListedField()
    field.type('aarhus')
    field.send({ type: 'input.blurred' })
    expect(field.seen()).toEqual({
      value: 'closed',
      text: 'aarhus',
      options: ['8000 Aarhus C', '8100 Aarhus C'],
      activeIndex: null,
      chosen: null,
    })
  })

  it('shows at once that no entry of the list matches', async () => {
    const field = await openListedField()
    field.type('xx')
    expect(field.seen().value).toEqual({ open: 'empty' })
  })
})

describe('§5 choosing from the list', () => {
  it('with the pointer', async () => {
    const field = await openListedField()
    field.type('a')
    field.send({ type: 'option.chosen', index: 2 })
    expect(field.seen()).toEqual({
      value: 'closed',
      text: '8000 Aarhus C',
      options: ['4942 Askø', '4942 Askø og Lilleø', '8000 Aarhus C', '8100 Aarhus C'],
      activeIndex: null,
      chosen: aarhus,
    })
    expect(field.emitted).toEqual([{ type: 'code.changed', code: '8000' }])
  })

  it('with the arrow keys and Enter', async () => {
    const field = await openListedField()
    field.send({ type: 'cursor.moved', to: 'previous' })
    expect(field.seen()).toEqual({
      value: { open: 'listing' },
      text: '',
      options: all,
      activeIndex: 4,
      chosen: null,
    })
    expect(field.isOpen()).toBe(true)
    field.send({ type: 'cursor.chosen' })
    expect([field.seen().chosen, field.isOpen()]).toEqual([skagen, false])
    expect(field.emitted).toEqual([{ type: 'code.changed', code: '9990' }])
  })

  it('does nothing with the keyboard if no option is under the cursor', async () => {
    const field = await openListedField()
    expect(field.can({ type: 'escape.pressed' })).toBe(false)
    field.type('aarhus')
    expect(field.can({ type: 'cursor.chosen' })).toBe(false)
    field.type('xyz')
    expect(field.can({ type: 'cursor.moved', to: 'next' })).toBe(false)
  })

  it('opens and closes with its button', async () => {
    const field = await openListedField()
    field.send({ type: 'list.toggled' })
    expect(field.isOpen()).toBe(true)
    field.send({ type: 'list.toggled' })
    expect(field.isOpen()).toBe(false)
  })

  it('wraps around through the text', async () => {
    const field = await openListedField()
    field.type('aarhus')
    const places = (['next', 'next', 'next', 'previous', 'previous', 'previous'] as const).map((to) => {
      field.send({ type: 'cursor.moved', to })
      return field.seen().activeIndex
    })
    expect(places).toEqual([0, 1, null, 1, 0, null])
  })

  it('another name of the same code changes only the name', async () => {
    const field = await openListedField()
    field.type('4942')
    field.send({ type: 'option.chosen', index: 1 })
    expect(field.seen().text).toBe('4942 Askø og Lilleø')
    expect(field.emitted).toEqual([{ type: 'code.changed', code: '4942' }])
  })

  it('shows the whole list with the chosen entry under the cursor', async () => {
    const field = await openListedField('8000')
    field.send({ type: 'list.toggled' })
    expect(field.seen()).toEqual({
      value: { open: 'listing' },
      text: '8000 Aarhus C',
      options: all,
      activeIndex: 2,
      chosen: aarhus,
    })
  })

  it('Escape closes the list, and a second Escape empties the field', async () => {
    const field = await openListedField()
    field.type('8000')
    field.send({ type: 'escape.pressed' })
    expect(field.seen().text).toBe('8000 Aarhus C')
    field.send({ type: 'escape.pressed' })
    expect(field.seen()).toEqual({ value: 'closed', text: '', options: all, activeIndex: null, chosen: null })
    expect(field.emitted).toEqual([
      { type: 'code.changed', code: '8000' },
      { type: 'code.changed', code: '' },
    ])
  })
})
