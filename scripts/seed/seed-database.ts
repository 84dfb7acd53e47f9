import { createAlertJob } from '#app/server/agents/alerts/alert-job.ts'
import { completeAlertMail } from '#app/server/agents/mails/complete-alert-mail.ts'
import { refreshData } from '#app/server/data/refresh-data.ts'
import { migrateDatabase } from '#app/server/db/migrate.ts'
import { mailFolder } from '#app/server/mail/mail-files.ts'
import { createMailJob } from '#app/server/mail/mail-job.ts'
import { settings } from '#app/server/settings.ts'
import { StartError } from '#app/server/start-error.ts'
import { onDatabase } from '../command/on-database.ts'
import { country, makeHousehold, owner, participant, password } from './make-household.ts'

await onDatabase(async (database) => {
  if (!settings().demo)
    throw new StartError(
      'These data are of a shop without the demo: no users are made here whose password is known.',
    )
  const now = new Date()
  await migrateDatabase(database)
  await refreshData(database, now, true)
  if (!(await makeHousehold(database, now))) return
  const { signal } = new AbortController()
  for (const job of [createAlertJob(database), await createMailJob(database, completeAlertMail)]) {
    await job.run(signal)
    job.close?.()
  }
})
console.info(
  `The data are in ${settings().dataDir}, the mails in ${mailFolder()}.
Log in at /${country}/login as ${owner.email} or ${participant.email}, who share a list; the password of both is ${password}.`,
)
