import type { RouterHistory } from '@tanstack/react-router'

/** What closes the open sheets, the topmost last. */
const closings: (() => void)[] = []
/** The entry of the tab's history that the tab is at. */
let present: ReturnType<typeof readEntry> = { page: '', sheets: 0 }
let isHeard = false

/**
 * The entry now: its page, which is a place in the tab's history, or the address if the router did not make it; and for how
 * many open sheets it stands, a page's own entry for none.
 */
function readEntry() {
  const { __TSR_index: page = location.href, sheets = 0 } = history.state ?? {}
  return { page, sheets }
}

/** Past the router, which must hear nothing of it: for it the page stays the same. */
function write(how: 'pushState' | 'replaceState', state: object, sheets: number, href?: string): void {
  History.prototype[how].call(history, { ...state, sheets }, '', href)
  present = readEntry()
}

/** For each open sheet an entry of the page that is shown, behind the page's own. */
function addMissing(): void {
  while (present.sheets < closings.length) write('pushState', history.state, present.sheets + 1)
}

/** Lets Back pass over what is left of sheets that were closed in another way, also after a reload. */
export function hearBack(router: RouterHistory): void {
  present = readEntry()
  if (isHeard) return
  isHeard = true
  router.subscribe(({ action: { type } }) => {
    if (type !== 'PUSH' && type !== 'REPLACE') return
    // The router writes in a microtask of its own.
    queueMicrotask(() => {
      const { sheets } = present
      present = readEntry()
      if (type === 'REPLACE' && sheets > present.sheets) write('replaceState', history.state, sheets)
    })
    // A sheet may stay open over another page, such as the filters.
    setTimeout(addMissing)
  })
  const pop = (event: PopStateEvent) => {
    const left = present
    present = readEntry()
    const surplus = closings.slice(present.sheets).reverse()
    for (const close of surplus) close()
    if (present.page !== left.page || present.sheets === left.sheets) return
    // The page is shown already, so the router must not load it.
    event.stopImmediatePropagation()
    // Its address may have changed since this entry was made.
    write('replaceState', router.location.state, present.sheets, router.location.href)
    if (surplus.length === 0) history.go(present.sheets < left.sheets ? -1 : 1)
    // Something may not let itself be closed.
    else setTimeout(addMissing)
  }
  // Before the router.
  addEventListener('popstate', pop, { capture: true })
}

/**
 * Lets Back close a sheet, a modal or a popup that has opened: the topmost one at each press. Each has an entry of the tab's
 * history for that. If it is closed in another way, the entry stays, serves the next one, and is passed over by Back.
 * @returns a function for when it has closed.
 */
export function closesByBack(router: RouterHistory, close: () => void): () => void {
  closings.push(close)
  hearBack(router)
  addMissing()
  return () => void closings.splice(closings.indexOf(close), 1)
}
