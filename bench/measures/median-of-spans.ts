import { percentile } from '../report.ts'

const spans = 5
/** Long enough for each span to have its share of garbage collections. */
const requests = 600

/**
 * The processor time of one request: the median over spans of many requests without a pause between them. A process at
 * rest loses compiled code and the contents of the processor's caches, so single requests with pauses in between, as
 * when waiting for a quiet host, cost a third to a half more.
 *
 * @param measure The mean of the given number of requests, in milliseconds.
 */
export async function medianOfSpans(measure: (requests: number) => Promise<number>): Promise<number> {
  const means: number[] = []
  for (let span = 0; span < spans; span += 1) means.push(await measure(requests))
  return percentile(means, 0.5)
}
