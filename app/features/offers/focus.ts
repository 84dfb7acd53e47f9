/** Focuses an element when it is mounted. A stable function, because React calls a new `ref` at each render. */
export const focus = (element: HTMLElement | null): void => element?.focus()
