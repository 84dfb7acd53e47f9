let forget = () => {}

/** @param act clears the tab's cache of server data. */
export function onForgotten(act: () => void): void {
  forget = act
}

/** Clears the last user's data. Does nothing before the first request, because the code of the cache is loaded late. */
export function forgetServerData(): void {
  forget()
}
