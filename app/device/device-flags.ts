/** Choices that the device remembers, named as in §9; the last two are not in it. */
type DeviceFlag =
  | ('hideAdded' | 'dontShowAgain' | 'hidePriceAgentAdded' | 'hidePriceAgentEdit' | 'hidePriceAgentDelete')
  | ('listOpened' | 'swipeHintShown')
/**
 * What it remembers until the tab is closed: the list or the ad anchor was closed; the list's preview has opened by
 * itself.
 */
type TabFlag = 'listClosed' | 'listPeeked' | 'anchorClosed'
type Flag = DeviceFlag | TabFlag

const tabFlags: Flag[] = ['listClosed', 'listPeeked', 'anchorClosed']
const storageOf = (flag: Flag) => (tabFlags.includes(flag) ? sessionStorage : localStorage)

/** Whether a flag is set; false if the browser denies its storage. */
export function hasFlag(flag: Flag): boolean {
  try {
    return storageOf(flag).getItem(flag) === 'true'
  } catch {
    return false
  }
}

/** Sets or clears a flag. Does nothing if the browser denies its storage. */
export function setFlag(flag: Flag, isSet: boolean): void {
  try {
    if (isSet) storageOf(flag).setItem(flag, 'true')
    else storageOf(flag).removeItem(flag)
  } catch {
    // Without storage the shopper is asked again.
  }
}
