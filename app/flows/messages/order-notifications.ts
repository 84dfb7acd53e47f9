const isIn = (area: Element) => area.contains(document.activeElement)
const focus = (element: Element | null | undefined) => element instanceof HTMLElement && element.focus()

/**
 * Places the notifications in the tab order after the element that has the focus when a button comes in one: at the end of
 * the page, where they are drawn, a keyboard would not reach the button in time. Their area is found at each press of Tab,
 * because each modal that opens or closes creates a new one.
 */
export function orderNotifications(): void {
  /** The last button of a notification, and the element after which Tab reaches it. */
  let place: { button: Element; after: Element | null } | undefined

  const stepIn = (area: Element, event: KeyboardEvent) => {
    const button = [...area.querySelectorAll('[data-act]')].at(-1)
    if (!button || event.shiftKey) return
    if (place?.button !== button) place = { button, after: document.activeElement }
    if (place.after !== document.activeElement) return
    event.preventDefault()
    focus(button)
  }
  const stepOut = (area: Element, event: KeyboardEvent) => {
    const buttons = [...area.querySelectorAll('button')]
    if (!place?.after?.isConnected) return
    if (event.shiftKey && document.activeElement === buttons[0]) {
      event.preventDefault()
      focus(place.after)
    }
    // The browser then goes on from there.
    if (!event.shiftKey && document.activeElement === buttons.at(-1)) focus(place.after)
  }
  document.addEventListener('keydown', (event) => {
    const area = document.querySelector('[data-notifications]')
    if (event.key !== 'Tab' || event.defaultPrevented || !area) return
    if (isIn(area)) stepOut(area, event)
    else stepIn(area, event)
  })
}
