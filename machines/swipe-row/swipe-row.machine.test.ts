import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type SwipeRowEmitted, type SwipeRowInput, swipeRowMachine } from './swipe-row.machine.ts'

function drawRow(hint: SwipeRowInput['hint'] = 'none') {
  const clock = new SimulatedClock()
  const emitted: SwipeRowEmitted[] = []
  const row = createActor(swipeRowMachine, { clock, input: { hint } })
  row.on('*', (event) => emitted.push(event))
  row.start()
  const press = () => row.send({ type: 'pressed' })
  const release = (px: number, ms: number) => row.send({ type: 'released', px, ms })
  return {
    clock,
    emitted,
    send: row.send.bind(row),
    isOpen: () => row.getSnapshot().hasTag('open'),
    isDragging: () => row.getSnapshot().hasTag('dragging'),
    value: () => row.getSnapshot().value,
    tap: (ms: number, px: number) => {
      press()
      release(px, ms)
    },
    startDrag: () => {
      press()
      row.send({ type: 'drag.started' })
    },
    drag: (px: number, ms = 400) => {
      press()
      row.send({ type: 'drag.started' })
      release(px, ms)
    },
  }
}

describe('§4 item row: a quick tap under 200 ms toggles open or closed', () => {
  it('opens and closes at 199 ms', () => {
    const row = drawRow()
    row.tap(199, 0)
    expect(row.isOpen()).toBe(true)
    row.tap(199, 120)
    expect(row.isOpen()).toBe(false)
  })

  it('does nothing at 200 ms', () => {
    const row = drawRow()
    row.tap(200, 0)
    expect(row.value()).toEqual({ closed: 'resting' })
    row.send({ type: 'row.open' })
    row.tap(200, 120)
    expect(row.value()).toEqual({ open: 'resting' })
  })
})

describe('§4 item row: released under a quarter of the way (120 px) it snaps closed, otherwise it stays open', () => {
  it.each([
    [0, false],
    [29, false],
    [30, true],
    [120, true],
  ])('dragged open by %i px', (px, isOpen) => {
    const row = drawRow()
    row.drag(px)
    expect(row.isOpen()).toBe(isOpen)
  })

  it.each([
    [29, false],
    [30, true],
  ])('dragged back to %i px', (px, isOpen) => {
    const row = drawRow()
    row.drag(120)
    row.drag(px)
    expect(row.isOpen()).toBe(isOpen)
  })

  it('is dragged until it is released', () => {
    const row = drawRow()
    row.startDrag()
    expect(row.isDragging()).toBe(true)
    row.send({ type: 'released', px: 29, ms: 400 })
    expect([row.value(), row.isDragging()]).toEqual([{ closed: 'resting' }, false])
    row.send({ type: 'row.open' })
    row.startDrag()
    expect(row.isDragging()).toBe(true)
  })

  it('a quick drag is no tap', () => {
    const row = drawRow()
    row.drag(29, 150)
    expect(row.isOpen()).toBe(false)
  })
})

describe('a press that the browser cancels leaves the row unchanged', () => {
  it.each([
    ['pressed', () => {}],
    ['dragged', (row: ReturnType<typeof drawRow>) => row.send({ type: 'drag.started' })],
  ])('if it was only %s', (_, further) => {
    const row = drawRow()
    row.send({ type: 'pressed' })
    further(row)
    row.send({ type: 'cancelled' })
    expect(row.value()).toEqual({ closed: 'resting' })
    row.tap(100, 0)
    row.send({ type: 'pressed' })
    further(row)
    row.send({ type: 'cancelled' })
    expect(row.value()).toEqual({ open: 'resting' })
  })

  it('also if the touch then ends again, or moves on', () => {
    const row = drawRow()
    row.startDrag()
    row.send({ type: 'cancelled' })
    row.send({ type: 'released', px: 120, ms: 900 })
    row.send({ type: 'drag.started' })
    expect(row.value()).toEqual({ closed: 'resting' })
  })
})

describe('§4 item row: the intro hint opens the row and closes it, at 100 ms and 700 ms', () => {
  it('once, and tells the device', () => {
    const row = drawRow('shown')
    row.clock.increment(99)
    expect(row.isOpen()).toBe(false)
    row.clock.increment(1)
    expect(row.isOpen()).toBe(true)
    row.clock.increment(599)
    expect(row.isOpen()).toBe(true)
    row.clock.increment(1)
    expect(row.value()).toEqual({ closed: 'resting' })
    expect(row.emitted).toEqual([{ type: 'hint.shown' }])
  })

  it('ends when the row is pressed', () => {
    const row = drawRow('shown')
    row.clock.increment(300)
    row.drag(60)
    row.clock.increment(1000)
    expect(row.value()).toEqual({ open: 'resting' })
  })

  it('does not happen to a row that a press or a button opens before', () => {
    const pressed = drawRow('shown')
    pressed.tap(100, 0)
    expect(pressed.value()).toEqual({ open: 'resting' })
    const opened = drawRow('shown')
    opened.send({ type: 'row.open' })
    expect(opened.value()).toEqual({ open: 'resting' })
  })

  it('stays open during a press, so that a pressed button of the row gets the click', () => {
    const row = drawRow('shown')
    row.clock.increment(300)
    row.send({ type: 'pressed' })
    row.clock.increment(1000)
    expect(row.isOpen()).toBe(true)
    row.send({ type: 'cancelled' })
    expect(row.isOpen()).toBe(true)
    row.send({ type: 'row.close' })
    expect(row.value()).toEqual({ closed: 'resting' })
  })

  it('is not shown by a row without it', () => {
    const row = drawRow()
    row.clock.increment(700)
    expect(row.emitted).toEqual([])
  })
})

describe('§2.10: the actions of a row can be reached without a swipe', () => {
  it('opens and closes by button, and emits both, so that another row closes', () => {
    const row = drawRow()
    row.send({ type: 'row.open' })
    expect(row.isOpen()).toBe(true)
    row.send({ type: 'row.close' })
    expect(row.isOpen()).toBe(false)
    expect(row.emitted).toEqual([{ type: 'row.opened' }, { type: 'row.closed' }])
  })
})
