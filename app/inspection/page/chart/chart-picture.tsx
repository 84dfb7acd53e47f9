import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { FlowFacts } from '../../flow-facts.ts'

type Properties = {
  flow: FlowFacts
  /** The paths of the states that are active, and the names of transitions. */
  active: string[]
  takes: string[]
  untaken: string[]
  /** Walked by one planned step only. */
  rare: string[]
  /** Changed by a fault that no test notices. */
  faulty: string[]
  chosen: string | undefined
  choose: (name: string) => void
}

/** Smaller than this share of its size a picture cannot be read; then it scrolls. */
const smallest = 0.75

/** The picture of a machine (`docs/flows`), whose parts are lit. Its transitions can be pressed; a list has them for keyboards. */
export function ChartPicture({ flow, active, takes, untaken, rare, faulty, chosen, choose }: Properties) {
  const place = useRef<HTMLElement>(null)
  const svg = usePicture(flow.name)
  useEffect(() => {
    if (!svg) return
    const width = Number(svg.getAttribute('width'))
    svg.style.maxWidth = `${width}px`
    svg.style.minWidth = `${Math.round(width * smallest)}px`
    place.current?.replaceChildren(svg)
  }, [svg])
  const arrowsOf = (names: string[]) =>
    flow.transitions
      .filter(({ name }) => names.includes(name))
      .flatMap(({ from, to }) => to.map((target) => `${from} > ${target}`))
  const marks = { takes, untaken, rare, faulty, chosen: chosen ? [chosen] : [] }
  useEffect(() => {
    for (const part of svg?.querySelectorAll<SVGElement>('[data-state], [data-texts]') ?? [])
      part.classList.toggle('active', active.includes(part.dataset.state ?? part.dataset.texts ?? ''))
    for (const part of svg?.querySelectorAll<SVGElement>('[data-transition]') ?? [])
      for (const [mark, names] of Object.entries(marks))
        part.classList.toggle(mark, names.includes(part.dataset.transition ?? ''))
    for (const part of svg?.querySelectorAll<SVGElement>('[data-from]') ?? []) {
      const arrow = `${part.dataset.from} > ${part.dataset.to}`
      for (const [mark, names] of Object.entries(marks))
        if (mark !== 'chosen') part.classList.toggle(mark, arrowsOf(names).includes(arrow))
    }
  })
  const shown = useRef<string[]>([])
  useEffect(() => {
    if (!svg) return
    const isNew = (box: SVGElement) => !shown.current.includes(box.dataset.state ?? '')
    const entered = [...svg.querySelectorAll<SVGElement>('rect.active:not(.outer)')].find(isNew)
    shown.current = active
    // On a phone the whole page would scroll.
    if (matchMedia('(min-width: 992px)').matches)
      entered?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [svg, active])
  const press = ({ target }: MouseEvent) => {
    const name = (target as Element).closest<SVGElement>('[data-transition]')?.dataset.transition
    if (name) choose(name)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of transitions below has a button for each.
    <section
      className="chart"
      ref={place}
      onClick={press}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard must reach it.
      tabIndex={0}
      aria-label={`Chart of ${flow.id}`}
    />
  )
}

/** The picture of a machine, without the style that it has for standing alone: the page has its own. */
function usePicture(name: string): SVGSVGElement | undefined {
  const [svg, setSvg] = useState<SVGSVGElement>()
  useEffect(() => {
    const asking = new AbortController()
    fetch(`/dev/flows/files/charts/${name}.svg`, { signal: asking.signal })
      .then((answer) => answer.text())
      .then((text) => {
        // The policy of the page would refuse the style.
        const bare = text.replace(/<style>[^<]*<\/style>/, '')
        const drawn = new DOMParser().parseFromString(bare, 'image/svg+xml').documentElement
        // The heads of arrows stay as they are while their lines get thicker.
        drawn.querySelector('marker')?.setAttribute('markerUnits', 'userSpaceOnUse')
        setSvg(document.importNode(drawn, true) as unknown as SVGSVGElement)
      })
      .catch((error: unknown) => asking.signal.aborted || reportError(error))
    return () => asking.abort()
  }, [name])
  return svg
}
