import type { FlowActors } from '#machines/app/flows.types.ts'

const isSearch = ({ target }: Event) => target instanceof Element && target.closest('header search') !== null

/** Tells the header's search row how far the page is scrolled, and whether it has the focus. */
export function hearSearchRow(searchRow: FlowActors['searchRow']): void {
  addEventListener('scroll', () => searchRow.send({ type: 'page.scrolled', y: scrollY }), { passive: true })
  addEventListener('focusin', (event) => isSearch(event) && searchRow.send({ type: 'focus.gained' }))
  addEventListener('focusout', (event) => isSearch(event) && searchRow.send({ type: 'focus.lost' }))
}
