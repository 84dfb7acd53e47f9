import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { completeAlertMail } from '#app/server/agents/mails/complete-alert-mail.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { openDatabase } from '#app/server/db/open-database.ts'
import { startJobs } from '#app/server/jobs/start-jobs.ts'
import { createMailJob } from '#app/server/mail/mail-job.ts'
import { mailWaits, queueMail } from '#app/server/mail/queue-mail.ts'
import { settings } from '#app/server/settings.ts'

// A process like the server, for tests that kill it. With `write` and a number it queues mails numbered from there
// until it is killed, and prints each number once its mail is committed. With `send` it sends the waiting mails and
// ends.
const [order, first] = process.argv.slice(2)
// A process that is killed does not write what it compiled, and the next one would compile it again.
flushCompileCache()
const database = await openDatabase(settings())
await migrateDatabase(database)
const stop = await startJobs(database, [await createMailJob(database, completeAlertMail)])

if (order === 'write') {
  for (let number = Number(first); ; number++) {
    await database.transaction((tx) =>
      queueMail(tx, {
        template: 'password-changed',
        to: `reader${number}@example.org`,
        name: null,
        language: 'fi',
        country: 'fi',
        data: { url: 'https://tilbudsugen.example/fi/forgot-password', changedAt: '2026-11-21T07:50:00Z' },
      }),
    )
    writeSync(1, `${number}\n`)
    mailWaits()
  }
}

const isSomeWaiting = 'select id from mail_outbox where sent_at is null and given_up_at is null limit 1'
while ((await database.query(isSomeWaiting)).length > 0) await delay(10)
await stop()
await database.close()
process.exit(0)
