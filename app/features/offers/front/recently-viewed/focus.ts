/** Gives an element the focus when it appears. One function for all, because React calls a new `ref` at each drawing. */
export const focus = (element: HTMLElement | null): void => element?.focus()
