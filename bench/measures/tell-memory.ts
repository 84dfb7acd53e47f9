import { setImmediate as turn } from 'node:timers/promises'

/** What a process holds, in megabytes: `inUse` is the heap and the buffers beside it after a collection, `rss` what the system gave it. */
export type Memory = { inUse: number; rss: number }

// Preloaded into a server that is measured: tells its parent what it holds whenever that sends a message.
process.on('message', async () => {
  // What the first collection finalizes is given back by the second.
  globalThis.gc?.()
  await turn()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ inUse: (heapUsed + external) / 1e6, rss: rss / 1e6 } satisfies Memory)
})
// The listener alone must not keep the process alive.
process.channel?.unref()
