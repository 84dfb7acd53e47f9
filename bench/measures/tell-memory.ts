import { setImmediate as turn } from 'node:timers/promises'

/** A process's memory in megabytes: `inUse` is heap and buffers after a collection, `rss` its resident set. */
export type Memory = { inUse: number; rss: number }

// Preloaded into a measured server: it answers each message of its parent with its memory.
process.on('message', async () => {
  // Memory that the first collection finalizes is freed by the second.
  globalThis.gc?.()
  await turn()
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ inUse: (heapUsed + external) / 1e6, rss: rss / 1e6 } satisfies Memory)
})
// The listener alone must not keep the process alive.
process.channel?.unref()
