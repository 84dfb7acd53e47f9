import { and, isNotNull, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emptySearches, trackedEvents } from '../db/schema/tracking.ts'
import type { Job } from '../jobs/start-jobs.ts'

const keptMonths = 13
/** For so long the events of a visit can be joined. */
const visitDays = 30

/** The events of so many days are mixed each night: of more than one, since a night may be missed. */
const mixedDays = 2

/** Whether an event names a visit together with an offer or a term. */
const namesBoth = `visit is not null and (kind <> 'page-view' or path like '/offer/_%' and path <> '/offer/*'
  or path like '/single/_%' and path <> '/single/*')`
const columns = 'at, country, kind, visit, address_group, page, path, offer_id, variant_id, module, cta, term'

/**
 * Writes the events since a moment in a random order: of a quiet site, those of one visit were stored next to each other.
 * Those that a process of the version before has stored meanwhile are parted as migrations 0026 and 0027 do (to be dropped
 * by the next version, docs/operations.md).
 */
const mixEvents = `
with taken as (
  delete from tracked_events where at >= $1 or ${namesBoth}
  returning *, coalesce(${namesBoth}, false) as names_both
), parts (${columns}) as (
  select date_trunc('hour', at, 'UTC'), country, kind, visit, null::smallint, page,
    case when names_both then substring(path from '^/[a-z]+/') || '*' else path end,
    null::bigint, null::integer, null, null, null
  from taken where visit is not null and kind = 'page-view'
  union all
  select date_trunc('hour', at, 'UTC'), country, kind, null, address_group, page, path, offer_id, variant_id, module, cta, term
  from taken where visit is null or names_both and (kind <> 'page-view' or path like '/offer/%')
)
insert into tracked_events (${columns}) select ${columns} from parts order by random()`

/**
 * Deletes what is older than 13 months, and the numbers of visits and groups of addresses after 30 days, and writes the
 * events of the last days in a random order.
 */
export async function forgetTracking(database: Database, now: Date): Promise<void> {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  await database.orm.delete(trackedEvents).where(lt(trackedEvents.at, before))
  await database.orm.delete(emptySearches).where(lt(emptySearches.day, before.toISOString().slice(0, 10)))
  const joinable = new Date(now.getTime() - visitDays * 86_400_000)
  for (const [name, column] of [
    ['visit', trackedEvents.visit],
    ['addressGroup', trackedEvents.addressGroup],
  ] as const)
    await database.orm
      .update(trackedEvents)
      .set({ [name]: null })
      .where(and(isNotNull(column), lt(trackedEvents.at, joinable)))
  await database.query(mixEvents, [new Date(now.getTime() - mixedDays * 86_400_000)])
}

/** The job that does so each night. */
export function createForgetTrackingJob(database: Database): Job {
  return {
    name: 'forget-tracking',
    schedule: '50 2 * * *',
    concurrency: 1,
    run: () => forgetTracking(database, new Date()),
  }
}
