import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type Modal, type ModalsEvent, modalsMachine } from './modals.machine.ts'
import { drawnModals, waitingModals } from './modals.selectors.ts'

const open = (modal: Modal): ModalsEvent => ({ type: 'modal.began', modal })
const close = (modal: Modal): ModalsEvent => ({ type: 'modal.ended', modal })

/** What is drawn and waits after some events, and what the others were told. */
function modalsAfter(...events: ModalsEvent[]) {
  const modals = createActor(modalsMachine)
  const told: string[] = []
  modals.on('*', ({ type }) => told.push(type))
  modals.start()
  for (const event of events) modals.send(event)
  const { context, value } = modals.getSnapshot()
  return { value, drawn: drawnModals(context), waiting: waitingModals(context), told }
}

describe('§8 late code: modals that were asked for before their code was there', () => {
  it('are drawn one at a time, in the order of the presses', () => {
    const pressed = [open('addToList'), open('priceAgent'), open('consent')]
    expect(modalsAfter(...pressed)).toEqual({
      value: 'covered',
      drawn: ['addToList'],
      waiting: ['priceAgent', 'consent'],
      told: ['page.covered'],
    })
    expect(modalsAfter(...pressed, close('addToList'))).toEqual({
      value: 'covered',
      drawn: ['priceAgent'],
      waiting: ['consent'],
      told: ['page.covered'],
    })
    expect(modalsAfter(...pressed, close('priceAgent'), close('addToList'), close('consent'))).toEqual({
      value: 'free',
      drawn: [],
      waiting: [],
      told: ['page.covered', 'page.freed'],
    })
  })
})

describe('§2.7 the offer viewer', () => {
  it('may have one other modal above it, and covers no page of its own', () => {
    expect(modalsAfter(open('offerViewer'))).toEqual({
      value: 'free',
      drawn: ['offerViewer'],
      waiting: [],
      told: [],
    })
    expect(modalsAfter(open('offerViewer'), open('priceAgent'), open('addToList'))).toEqual({
      value: 'covered',
      drawn: ['offerViewer', 'priceAgent'],
      waiting: ['addToList'],
      told: ['page.covered'],
    })
  })

  it('waits like the others if another modal was asked for before', () => {
    expect(modalsAfter(open('addToList'), open('offerViewer'))).toMatchObject({
      drawn: ['addToList'],
      waiting: ['offerViewer'],
    })
    expect(modalsAfter(open('addToList'), open('offerViewer'), close('addToList'))).toEqual({
      value: 'free',
      drawn: ['offerViewer'],
      waiting: [],
      told: ['page.covered', 'page.freed'],
    })
  })
})
