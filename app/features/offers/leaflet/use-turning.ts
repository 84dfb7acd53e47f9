import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { LeafletEvent, leafletMachine } from '#machines/leaflet/leaflet.machine.ts'

type Turning = {
  track: RefObject<HTMLElement | null>
  snapshot: SnapshotFrom<typeof leafletMachine>
  send: (event: LeafletEvent) => void
}

const slotOf = (track: HTMLElement, page: number) => track.children[page - 1] as HTMLElement | undefined

const distanceTo = (track: HTMLElement, page: number) => {
  const slot = slotOf(track, page)
  const padding = Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0
  return slot ? slot.offsetLeft - track.offsetLeft - padding - track.scrollLeft : 0
}

/** Moves the track to a page: slowly to a page beside the present one, at once to others, which are not drawn on the way. */
function moveTo(track: HTMLElement, page: number, isAtOnce: boolean): void {
  const left = distanceTo(track, page)
  const isFar = Math.abs(left) > track.clientWidth * 1.5
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollBy({ left, behavior: isAtOnce || isFar || isStill ? 'instant' : 'smooth' })
  // A reader at the end of a long page begins the next one at its top.
  if (!isAtOnce && track.getBoundingClientRect().top < 0) track.scrollIntoView({ block: 'start' })
}

/** The page that the track stands at. */
function pageAt(track: HTMLElement): number {
  const distances = Array.from(track.children, (_, at) => Math.abs(distanceTo(track, at + 1)))
  return distances.indexOf(Math.min(...distances)) + 1
}

/** Where keys belong to what has the focus. */
const own = 'dialog, input, select, textarea, [role=dialog], [role=combobox]'

/**
 * Scrolls a leaflet's track as its machine turns and as the window changes its size, and tells the machine of swipes and of
 * arrow keys.
 */
export function useTurning({ track, snapshot, send }: Turning): void {
  const { page } = snapshot.context
  const isPrinted = snapshot.matches('printed')
  const isTurning = snapshot.matches('turning')
  const keepPage = useEffectEvent(() => track.current && moveTo(track.current, page, true))
  useLayoutEffect(() => {
    if (!isPrinted) keepPage()
  }, [isPrinted])
  useLayoutEffect(() => {
    if (isTurning && track.current) moveTo(track.current, page, false)
  }, [isTurning, page, track])
  useEffect(() => {
    const element = track.current
    if (!element) return
    let settling: ReturnType<typeof setTimeout>
    let width = element.clientWidth
    const settle = () => {
      // A window that changes its size moves the track too, before the observer below.
      if (element.clientWidth === width) send({ type: 'page.reached', page: pageAt(element) })
    }
    const resizing = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      send({ type: 'leaflet.resized' })
      keepPage()
    })
    resizing.observe(element)
    // Safari has no event for the end of scrolling.
    const isTold = 'onscrollend' in window
    const wait = () => {
      clearTimeout(settling)
      settling = setTimeout(settle, 120)
    }
    const [type, listen] = isTold ? (['scrollend', settle] as const) : (['scroll', wait] as const)
    element.addEventListener(type, listen)
    return () => {
      clearTimeout(settling)
      resizing.disconnect()
      element.removeEventListener(type, listen)
    }
  }, [track, send])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const turn = { ArrowRight: 'page.next', ArrowLeft: 'page.previous' }[event.key] as
        | 'page.next'
        | 'page.previous'
        | undefined
      const isElsewhere = event.target instanceof Element && event.target.closest(own)
      const isCombined = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!turn || isElsewhere || isCombined || event.defaultPrevented) return
      event.preventDefault()
      send({ type: turn })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [send])
}
