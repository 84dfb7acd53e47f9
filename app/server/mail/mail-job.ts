import type { Database } from '../db/database.ts'
import type { Job } from '../jobs/start-jobs.ts'
import { settings } from '../settings.ts'
import { folderPost } from './folder-post.ts'
import { keepMailFolder } from './keep-mail-folder.ts'
import { mailFolder } from './mail-files.ts'
import { type TakenMail, takeBackMail } from './outbox.ts'
import { sendDueMail } from './send-due-mail.ts'
import { smtpPost } from './smtp-post.ts'
import { writeMail } from './write/write-mail.tsx'

/**
 * The job that sends waiting mails: over SMTP if `SMTP_URL` is set, else into `DATA_DIR/mail`, where it deletes
 * old files and those of deleted accounts.
 * @param complete adds to a mail what is only known when it is sent, as `sendDueMail` says.
 */
export async function createMailJob(
  database: Database,
  complete: (database: Database, mail: TakenMail, now: Date) => Promise<TakenMail | undefined>,
): Promise<Job> {
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
        complete: (mail) => complete(database, mail, new Date()),
        signal,
      }),
    close: () => {
      leaveFolder()
      post.close()
    },
  }
}
