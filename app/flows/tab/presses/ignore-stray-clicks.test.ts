import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ignoreStrayClicks } from './ignore-stray-clicks.ts'

type Control = { hasAttribute: (name: string) => boolean }

const control = (...attributes: string[]): Control => ({ hasAttribute: (name) => attributes.includes(name) })

/** An element, which is on a control or on none. */
class Place extends EventTarget {
  readonly control: Control | null
  constructor(control: Control | null) {
    super()
    this.control = control
  }
  closest() {
    return this.control
  }
}

let page: EventTarget
let heard: number[]

beforeEach(() => {
  page = new EventTarget()
  heard = []
  vi.stubGlobal('Element', Place)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  ignoreStrayClicks()
  page.addEventListener('click', (event) => heard.push((event as UIEvent).detail))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** The click of this number at one place. @returns whether the browser does what it does by itself. */
function click(on: Place, detail: number) {
  const [down, up] = ['mousedown', 'click'].map((type) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { detail })
    Object.defineProperty(event, 'target', { value: on })
    page.dispatchEvent(event)
    return event
  })
  return !down?.defaultPrevented && !up?.defaultPrevented
}

const [bin, next, text] = [new Place(control()), new Place(control()), new Place(null)]

describe('the later clicks of a double press', () => {
  it('are not for what has come in the place of what was pressed', () => {
    expect([click(bin, 1), click(next, 2), click(text, 3)]).toEqual([true, false, false])
    expect(heard).toEqual([1])
  })

  it('are for the same control, whatever of it is under the pointer', () => {
    const icon = new Place(bin.control)
    expect([click(bin, 1), click(icon, 2), click(bin, 3)]).toEqual([true, true, true])
    expect(heard).toEqual([1, 2, 3])
  })

  it('do not close what the first one has opened, nor open it again', () => {
    const button = new Place(control('aria-expanded'))
    expect([click(button, 1), click(button, 2), click(button, 3), click(button, 1)]).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(heard).toEqual([1, 1])
  })

  it('are not for what was below a dialog, but select the words of a text', () => {
    expect([click(text, 1), click(bin, 2)]).toEqual([true, false])
    expect([click(text, 1), click(text, 2)]).toEqual([true, true])
    expect(heard).toEqual([1, 1, 2])
  })

  it('do not keep the next press, or a key, from what is there then', () => {
    click(bin, 1)
    click(next, 2)
    const key = Object.assign(new Event('click'), { detail: 0 })
    page.dispatchEvent(key)
    expect(click(next, 1)).toBe(true)
    expect(heard).toEqual([1, 0, 1])
  })
})
