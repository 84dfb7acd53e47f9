import { type PointerEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { REVEAL_PX, type swipeRowMachine } from '#machines/swipe-row/swipe-row.machine.ts'

export type SwipeRowActor = ActorRefFrom<typeof swipeRowMachine>

/** How far a pointer moves sideways before it drags, in pixels; a finger is never quite still. */
const dragAfterPx = 6

type Press = {
  pointerId: number
  x: number
  /** When it began, by the events' clock. */
  at: number
  /** How far the row showed its actions then, and shows them now, in pixels. */
  fromPx: number
  px: number
  isDragging: boolean
  /** It began on something of the front that is pressed itself. */
  isOnControl: boolean
}

/**
 * The gestures of a row's front (Specification §4, Item row), to be spread on it. The movement is drawn as its transform
 * and no more, which nothing inherits: the machine hears that a drag began, and where it ended.
 */
export function useSwipe(wake: () => SwipeRowActor) {
  const press = useRef<Press>(undefined)

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return
    // Text that is edited is selected by dragging.
    if (event.target.closest('input')) return
    const actor = wake()
    const fromPx = actor.getSnapshot().hasTag('open') ? REVEAL_PX : 0
    press.current = {
      pointerId: event.pointerId,
      x: event.clientX,
      at: event.timeStamp,
      fromPx,
      px: fromPx,
      isDragging: false,
      isOnControl: event.target.closest('button') !== null,
    }
    actor.send({ type: 'pressed' })
  }
  const move = ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const pressed = press.current
    if (pressed?.pointerId !== pointerId) return
    const draggedPx = pressed.x - clientX
    if (!pressed.isDragging) {
      if (Math.abs(draggedPx) < dragAfterPx) return
      pressed.isDragging = true
      // What was pressed is not clicked any more, and the drag goes on outside the row.
      currentTarget.setPointerCapture(pointerId)
      currentTarget.dataset.dragging = ''
      wake().send({ type: 'drag.started' })
    }
    pressed.px = Math.min(Math.max(pressed.fromPx + draggedPx, 0), REVEAL_PX)
    currentTarget.style.transform = `translateX(${-pressed.px}px)`
  }
  const end = (event: PointerEvent<HTMLElement>, isReleased: boolean) => {
    const pressed = press.current
    if (pressed?.pointerId !== event.pointerId) return
    press.current = undefined
    delete event.currentTarget.dataset.dragging
    event.currentTarget.style.transform = ''
    const isTapOnControl = pressed.isOnControl && !pressed.isDragging
    if (isReleased && !isTapOnControl)
      wake().send({ type: 'released', px: pressed.px, ms: event.timeStamp - pressed.at })
    else wake().send({ type: 'cancelled' })
  }
  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onLostPointerCapture: (event: PointerEvent<HTMLElement>) => {
      // What a finger touches has it at first, and loses it to the front.
      if (event.target === event.currentTarget) end(event, false)
    },
  }
}
