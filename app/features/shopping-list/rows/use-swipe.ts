import { type PointerEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { REVEAL_PX, type swipeRowMachine } from '#machines/swipe-row/swipe-row.machine.ts'

export type SwipeRowActor = ActorRefFrom<typeof swipeRowMachine>

/** How far a pointer moves sideways before it counts as a drag, in pixels; a finger is never quite still. */
const dragAfterPx = 6

type Press = {
  pointerId: number
  x: number
  /** The time stamp of the first event. */
  at: number
  /** How far the row showed its actions at the start, and shows them now, in pixels. */
  fromPx: number
  px: number
  isDragging: boolean
  /** Whether it began on a button in the front. */
  isOnControl: boolean
}

/**
 * The event handlers for swiping a row's front (§4, Item row). The movement only sets the front's transform,
 * which no other element inherits: the machine is told only that a drag began and where it ended.
 */
export function useSwipe(wake: () => SwipeRowActor) {
  const press = useRef<Press>(undefined)

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return
    // Dragging in an input selects its text.
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
      // Captured, so that the pressed button gets no click and the drag continues outside the row.
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
      // A touched child captures the pointer first and loses it to the front; that is not the end of the press.
      if (event.target === event.currentTarget) end(event, false)
    },
  }
}
