import type { Page } from '@playwright/test'
import type { Control } from './trace.ts'

/** What is seen of a page at one moment. */
export type Sight = {
  /** Whether it is a page of the product, not the browser's own page of an error. */
  isOurs: boolean
  isHydrated: boolean
  /** Names of the modals that are drawn. The offer viewer is not among them: others may lie above it. */
  modals: string[]
  /** Whether any dialog is open: a modal, the viewer, or the list over the page. */
  hasDialog: boolean
  /** The element with the focus. */
  focus: string
  /** What keeps the page from being scrolled. */
  scrollLocks: string[]
  /** Parts of the page that are inert. */
  inert: string[]
  /** Whether the page of an unexpected error is shown. */
  isBroken: boolean
  pressable: Control[]
  fields: Control[]
}

/** What there is to see on a page that is not there. */
export const nothingToSee: Sight = {
  isOurs: false,
  isHydrated: false,
  modals: [],
  hasDialog: false,
  focus: 'body',
  scrollLocks: [],
  inert: [],
  isBroken: false,
  pressable: [],
  fields: [],
}

/** Looks at a page; also keeps its controls there, for `pointOf`. */
export async function lookAt(page: Page): Promise<Sight> {
  const origin = new URL(page.url()).protocol
  if (!origin.startsWith('http')) return nothingToSee
  return page.evaluate(seePage)
}

/** A place on the page, and whether what is there can have the focus. */
type Point = { x: number; y: number; isFocusable: boolean }

/** Where a control is drawn, after scrolling to it; undefined if the page has it no longer. */
export const pointOf = (page: Page, control: Control): Promise<Point | undefined> =>
  page.evaluate((wanted) => {
    const found = window.walkedControls?.find(
      ({ kind, name, place }) => kind === wanted.kind && name === wanted.name && place === wanted.place,
    )
    if (!found?.element.isConnected) return undefined
    found.element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = found.element.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const focusable = 'a, button:enabled, input, select, textarea, summary, label, [tabindex]'
    return { x, y, isFocusable: Boolean(document.elementFromPoint(x, y)?.closest(focusable)) }
  }, control)

declare global {
  interface Window {
    walkedControls?: (Control & { element: Element })[]
  }
}

/** Runs in the page. */
function seePage(): Sight {
  const root = document.documentElement
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element instanceof HTMLElement ? element.innerText : '').trim().split('\n')[0]?.slice(0, 40) ??
      ''
    ).trim() ||
    (element.getAttribute('name') ?? element.getAttribute('type') ?? '')
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0
  const modalDialogs = [...document.querySelectorAll('dialog:modal')]
  const top = modalDialogs.at(-1) ?? document
  const isWithin = (element: Element) => !element.closest('[inert], [aria-hidden=true]')
  /** Pages of others, mails and files lie outside the product. */
  const leadsOut = (element: Element) =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin || element.target === '_blank' || element.hasAttribute('download'))
  const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
  const counts = new Map<string, number>()
  window.walkedControls = [...top.querySelectorAll(controls)]
    .filter((element) => isShown(element) && isWithin(element) && !leadsOut(element))
    .map((element) => {
      const kind = element instanceof HTMLInputElement ? `input ${element.type}` : element.localName
      const name = nameOf(element)
      const place = counts.get(`${kind} ${name}`) ?? 0
      counts.set(`${kind} ${name}`, place + 1)
      return { kind, name, place, element }
    })
  const all = window.walkedControls.map(({ kind, name, place }) => ({ kind, name, place }))
  const isField = ({ kind }: Control) =>
    /^(textarea|input (text|search|email|password|tel|number))$/.test(kind)
  const active = document.activeElement
  const locked = [root, document.body].filter(
    (element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowY) ||
      getComputedStyle(element).position === 'fixed',
  )
  return {
    isOurs: location.protocol.startsWith('http') && document.querySelector('main') !== null,
    isHydrated: root.hasAttribute('data-hydrated'),
    modals: modalDialogs
      .filter(({ className }) => !className.includes('width_viewer'))
      .map(
        (dialog) => dialog.getAttribute('aria-label') ?? dialog.querySelector('h2')?.innerText ?? 'dialog',
      ),
    hasDialog: document.querySelector('dialog[open]') !== null,
    focus: active === null || active === document.body ? 'body' : active.localName,
    scrollLocks: locked.map(({ localName }) => localName),
    inert: [...document.querySelectorAll('body > [inert], body > * > [inert]')].map(
      ({ localName }) => localName,
    ),
    // Its title is another one in each language; this button is on no other page.
    isBroken: document.querySelector('main save-recording') !== null,
    pressable: all.filter((control) => !isField(control)),
    fields: all.filter(isField),
  }
}
