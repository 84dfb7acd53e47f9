let forget = () => {}

/** @param act lets go of what the tab keeps of the server's. */
export function onForgotten(act: () => void): void {
  forget = act
}

/** Lets go of what the server answered the last user, if anything was asked yet: the code for that comes late. */
export function forgetServerData(): void {
  forget()
}
