import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it } from 'vitest'
import { queryableOf } from '#app/server/db/queryable.ts'
import { createPostgresDatabase } from './databases.ts'

it('PostgreSQL: a pool ends though a transaction of Drizzle, as a migration is, has used a connection long ago', async () => {
  const pool = new pg.Pool({
    connectionString: await createPostgresDatabase('template1'),
    idleTimeoutMillis: 20,
  })
  await queryableOf(pool).orm.transaction((tx) => tx.execute(sql`select 1`))
  while (pool.idleCount > 0) await delay(20)
  expect(pool.totalCount).toBe(0)
  await pool.end()
})
