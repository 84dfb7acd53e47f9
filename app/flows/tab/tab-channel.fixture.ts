import { afterEach, beforeEach, vi } from 'vitest'

/** Gives each test of a file the channels of a browser, which are closed after it, and a page that hears events. */
export function provideTabChannels(): void {
  let channels: BroadcastChannel[]
  beforeEach(() => {
    channels = []
    const Channel = BroadcastChannel
    vi.stubGlobal(
      'BroadcastChannel',
      class extends Channel {
        constructor(name: string) {
          super(name)
          channels.push(this)
        }
      },
    )
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  })
  afterEach(() => {
    for (const channel of channels) channel.close()
    vi.unstubAllGlobals()
  })
}

/** Waits until a tab would have heard what another has posted. */
export const untilHeard = () => new Promise((resolve) => setTimeout(resolve, 20))
