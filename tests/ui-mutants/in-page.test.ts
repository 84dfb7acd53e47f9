import { afterEach, describe, expect, it } from 'vitest'
import { drawMutant } from '../../scripts/build/ui-mutants/in-page/draw-mutant.ts'
import {
  uiIdle,
  uiNoHandler,
  uiNot,
  uiNothing,
  uiWrongEvent,
} from '../../scripts/build/ui-mutants/in-page/ui-mutant.ts'

/** Asks for what a page with a mutant gets at the place with the number 7. */
function atPlaceOf7(): unknown[] {
  const handler = () => 'done'
  return [
    uiNothing(7, () => 'sent'),
    uiWrongEvent(7, { type: 'door.shut', by: 'me' }, 'door.opened'),
    uiNot(7, true),
    uiNoHandler(7, handler) === handler,
    (uiIdle(7, handler) as () => unknown)(),
  ]
}

const drawn = (mutant: string) => {
  let seen: unknown[] = []
  const request = new Request('http://shop.test/', { headers: { 'x-ui-mutant': mutant } })
  const html = drawMutant(request, () => {
    seen = atPlaceOf7()
    return '<html lang="da"></html>'
  })
  return { html, seen }
}

const faultless = ['sent', { type: 'door.shut', by: 'me' }, true, true, 'done']

describe('a page of a build with mutants', () => {
  afterEach(() => expect(atPlaceOf7()).toEqual(faultless))

  it('has the fault that its request names, and tells the browser', () => {
    expect(drawn('7')).toEqual({
      html: '<html data-ui-mutant="7" lang="da"></html>',
      seen: [undefined, { type: 'door.opened', by: 'me' }, false, false, undefined],
    })
  })

  it('has no other fault', () => {
    expect(drawn('8')).toEqual({ html: '<html data-ui-mutant="8" lang="da"></html>', seen: faultless })
  })

  it('has no fault if its request names none', () => {
    expect(drawn('"><script>')).toEqual({ html: '<html lang="da"></html>', seen: faultless })
  })
})
