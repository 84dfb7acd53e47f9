import { setTimeout as delay } from 'node:timers/promises'

/**
 * Seconds that the front page takes for another client, the median of five, while `work` goes on, and the slowest; waits for the
 * work's end.
 */
export async function frontPageDuring(
  url: string,
  work: Promise<unknown>,
): Promise<{ median: number; slowest: number }> {
  const times: number[] = []
  await delay(5_000)
  for (let index = 0; index < 5; index += 1) {
    const start = performance.now()
    await (await fetch(url, { headers: { 'x-forwarded-for': '192.0.2.77' } })).arrayBuffer()
    times.push((performance.now() - start) / 1000)
    await delay(1_000)
  }
  await work
  times.sort((one, other) => one - other)
  return { median: times[2] ?? 0, slowest: times[4] ?? 0 }
}
