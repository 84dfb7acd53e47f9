import type { Browser } from '@playwright/test'
import { chooseStart, chooseStep, type Surroundings } from './choose-step.ts'
import { PageWalk } from './page-walk.ts'
import { randomOf } from './random.ts'
import type { Sight } from './sight.ts'
import type { Start, Step, Trace } from './trace.ts'
import type { WalkedServer } from './walked-server.ts'

/** Chooses the next step; undefined begins the way out. */
type Choose = (sight: Sight, around: Surroundings) => Step | undefined

/** Walks at random. The seed alone decides what is done with what is seen. */
export function walkAtRandom(
  browser: Browser,
  server: WalkedServer,
  seed: number,
  steps: number,
): Promise<Trace> {
  const random = randomOf(seed)
  const start = chooseStart(random)
  let taken = 0
  return walk(
    browser,
    server,
    seed,
    server.hasShoppers() ? start : { ...start, who: 'visitor' },
    (...seen) => {
      taken += 1
      return taken > steps ? undefined : chooseStep(random, ...seen)
    },
  )
}

/** Walks as in a trace. */
export function walkAgain(browser: Browser, server: WalkedServer, trace: Trace): Promise<Trace> {
  const steps = trace.steps.values()
  return walk(browser, server, trace.seed, trace.start, () => steps.next().value)
}

/** Walks until something is wrong, and at the end out of the product. @returns the trace, without problems if nothing was. */
async function walk(
  browser: Browser,
  server: WalkedServer,
  seed: number,
  start: Start,
  choose: Choose,
): Promise<Trace> {
  const steps: Step[] = []
  let walked: PageWalk | undefined
  try {
    walked = await PageWalk.begin(browser, server, start, seed)
    let { sight, problems } = await walked.settle()
    while (problems.length === 0) {
      const step = choose(sight, walked.around) ?? (await walked.stepOut())
      if (!step) return { seed, start, steps, problems }
      steps.push(step)
      const seen = await walked.take(step)
      sight = seen.sight
      problems = seen.problems
    }
    return { seed, start, steps, problems }
  } catch (error) {
    return { seed, start, steps, problems: [`the walk itself failed: ${error}`] }
  } finally {
    await walked?.end()
  }
}
