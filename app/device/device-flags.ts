/** What a device remembers of a shopper's wishes, by the names of Specification §9; the last two are beyond it. */
type DeviceFlag = 'hideAdded' | 'dontShowAgain' | 'listOpened' | 'swipeHintShown'
/** What it remembers as long as the tab: that the list was closed, and that a part of it has opened by itself. */
type TabFlag = 'listClosed' | 'listPeeked'
type Flag = DeviceFlag | TabFlag

const tabFlags: Flag[] = ['listClosed', 'listPeeked']
const storageOf = (flag: Flag) => (tabFlags.includes(flag) ? sessionStorage : localStorage)

/** Whether the device remembers something; it does not where the browser lets nothing be kept. */
export function hasFlag(flag: Flag): boolean {
  try {
    return storageOf(flag).getItem(flag) === 'true'
  } catch {
    return false
  }
}

/** Remembers something, or forgets it. Where the browser lets nothing be kept it holds as long as the page. */
export function setFlag(flag: Flag, isSet: boolean): void {
  try {
    if (isSet) storageOf(flag).setItem(flag, 'true')
    else storageOf(flag).removeItem(flag)
  } catch {
    // A shopper who lets nothing be kept is asked again.
  }
}
