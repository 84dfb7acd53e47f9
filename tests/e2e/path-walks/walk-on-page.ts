import { test } from '@playwright/test'
import type { Path } from '#tests/paths/plan-paths.ts'
import { type Driver, walkPath } from '#tests/paths/walk-path.ts'
import { annotationOf } from './walks.ts'

/** Walks a planned path of a machine on a page, and tells the reporter of walks once all of it was walked. */
export async function walkOnPage<Snapshot>(path: Path, driver: Driver<Snapshot>): Promise<void> {
  await walkPath(path, driver)
  test
    .info()
    .annotations.push(annotationOf({ machine: path.start.snapshot.machine.id, steps: path.steps.length }))
}
