import { completeAlertMail } from '../agents/mails/complete-alert-mail.ts'
import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { settings } from '../settings.ts'
import { folderPost } from './folder-post.ts'
import { keepMailFolder } from './keep-mail-folder.ts'
import { mailFolder } from './mail-files.ts'
import { takeBackMail } from './outbox.ts'
import { sendDueMail } from './send-due-mail.ts'
import { smtpPost } from './smtp-post.ts'
import { writeMail } from './write/write-mail.tsx'

/**
 * The job that sends waiting mails: over SMTP if `SMTP_URL` is set, else into `DATA_DIR/mail`, where it deletes
 * old files and those of deleted accounts.
 */
export async function createMailJob(database: Database): Promise<Job> {
  const { smtpUrl, mailFrom } = settings()
  const post = smtpUrl ? smtpPost(smtpUrl, mailFrom) : folderPost(mailFolder(), mailFrom)
  if (database.engine === 'pglite') await takeBackMail(database)
  const leaveFolder = keepMailFolder(database, mailFolder())
  return {
    name: 'send-mail',
    schedule: '* * * * *',
    // Two, so that one slow server does not delay the next mail.
    concurrency: 2,
    run: (signal) =>
      sendDueMail(database, {
        post,
        write: writeMail,
        complete: (mail) => completeAlertMail(database, mail, new Date()),
        signal,
      }),
    close: () => {
      leaveFolder()
      post.close()
    },
  }
}
