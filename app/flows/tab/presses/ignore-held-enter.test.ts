import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ignoreHeldEnter } from './ignore-held-enter.ts'

let page: EventTarget
let heard: string[]

beforeEach(() => {
  page = new EventTarget()
  heard = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  ignoreHeldEnter()
  page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Presses a key, or tells it again. @returns whether the browser does what it does by itself. */
function press(key: string, repeat: boolean) {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, repeat })
  page.dispatchEvent(event)
  return !event.defaultPrevented
}

it('Enter acts once, however long it is held, and again at the next press', () => {
  expect([press('Enter', false), press('Enter', true), press('Enter', true)]).toEqual([true, false, false])
  expect(press('Enter', false)).toBe(true)
  expect(heard).toEqual(['Enter', 'Enter'])
})

it('other held keys go on', () => {
  expect([press('ArrowDown', true), press('Backspace', true), press('Tab', true)]).toEqual([true, true, true])
  expect(heard).toEqual(['ArrowDown', 'Backspace', 'Tab'])
})
