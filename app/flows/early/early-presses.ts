/** Controls that do nothing before the page is hydrated: links that act (`ActionLink`), and buttons that submit no form. */
const controls = 'a[data-acts], button[type=button]:not([popovertarget])'

/** The longest time that a press waits, in milliseconds. Then a link leads on, as without JavaScript. */
const patienceMs = 30_000

type EarlyPresses = { end: () => void }
declare global {
  interface Window {
    earlyPresses?: EarlyPresses
  }
}

/**
 * Keeps what is pressed before the page is hydrated, and marks it with `data-pressed`. It runs on its own, in front of
 * everything else, so it may use nothing from around it.
 */
function keepEarlyPresses(controls: string, patienceMs: number): void {
  const kept = new Set<HTMLElement>()
  const keep = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(controls)
    if (!pressed || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    kept.add(pressed)
    pressed.dataset.pressed = ''
  }
  const end = () => {
    clearTimeout(timer)
    removeEventListener('click', keep, true)
    for (const pressed of kept) {
      delete pressed.dataset.pressed
      pressed.click()
    }
    kept.clear()
  }
  const timer = setTimeout(end, patienceMs)
  addEventListener('click', keep, true)
  window.earlyPresses = { end }
}

/**
 * The code that a page runs first, so that no press is lost on a slow line, on which a page is read and pressed seconds
 * before it is hydrated. Empty in the browser, which got it with the page.
 */
export const earlyPressesCode = (): string =>
  import.meta.env.SSR ? `(${keepEarlyPresses})(${JSON.stringify(controls)},${patienceMs});` : ''

/** Does what was pressed before the page was hydrated, in its order, each control once. */
export function doEarlyPresses(): void {
  // React hydrates what is pressed first, but not inside an effect.
  setTimeout(() => window.earlyPresses?.end())
}
