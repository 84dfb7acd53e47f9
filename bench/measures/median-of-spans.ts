import { percentile } from '../report.ts'

const spans = 5
/** Long enough that each span holds its share of garbage collections. */
const requests = 600

/**
 * The processor time of one request: the median over spans of many requests without a pause between them. A process that
 * rests lets go of code it compiled and of what the processor's caches held; single requests between waits for a quiet
 * host cost a third to a half more.
 *
 * @param measure The mean of so many requests, in milliseconds.
 */
export async function medianOfSpans(measure: (requests: number) => Promise<number>): Promise<number> {
  const means: number[] = []
  for (let span = 0; span < spans; span += 1) means.push(await measure(requests))
  return percentile(means, 0.5)
}
