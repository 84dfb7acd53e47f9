// The part of the Google Publisher Tag that we use, https://developers.google.com/publisher-tag/reference.
export type GoogleSlot = { addService: (service: PubAds) => GoogleSlot }
export type RenderEnded = { slot: GoogleSlot; isEmpty: boolean }
type PubAds = {
  setForceSafeFrame: (isForced: boolean) => unknown
  addEventListener: (type: 'slotRenderEnded', hear: (event: RenderEnded) => void) => unknown
  removeEventListener: (type: 'slotRenderEnded', hear: (event: RenderEnded) => void) => unknown
}
export type GoogleTag = {
  cmd: { push: (command: () => void) => unknown }
  pubads: () => PubAds
  enableServices: () => void
  defineSlot: (unit: string, sizes: (readonly number[])[], id: string) => GoogleSlot | null
  display: (id: string) => void
  destroySlots: (slots: GoogleSlot[]) => unknown
}

declare global {
  interface Window {
    googletag?: GoogleTag
  }
}

let loading: Promise<GoogleTag> | undefined

/**
 * Loads Google's script at the first call. Ads are only drawn in frames of another origin (SafeFrame), which our content
 * security policy leaves alone.
 * @throws if the script cannot be loaded, for example because an ad blocker is used; the next call tries again.
 */
export function loadGoogleTag(source: string): Promise<GoogleTag> {
  loading ??= new Promise((resolve, reject) => {
    window.googletag ??= { cmd: [] as (() => void)[] } as Partial<GoogleTag> as GoogleTag
    window.googletag.cmd.push(() => {
      const tag = window.googletag
      if (!tag) return
      tag.pubads().setForceSafeFrame(true)
      tag.enableServices()
      resolve(tag)
    })
    const script = document.createElement('script')
    script.src = source
    script.onerror = () => {
      loading = undefined
      reject(new Error('the ad script was not loaded'))
    }
    document.head.append(script)
  })
  return loading
}
