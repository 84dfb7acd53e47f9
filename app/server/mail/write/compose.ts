import type { Message } from '../mail.ts'

type Mailbox = { name: string; address: string }

// A name or subject is one line: line breaks and invisible characters become spaces.
const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()

/** A message for nodemailer, in which no text of ours can inject a header. */
export function compose(message: Message, from: Mailbox) {
  const { messageId, date, to, subject, text, html, language, unsubscribeUrl } = message
  return {
    messageId,
    date,
    from,
    to: { name: oneLine(to.name), address: to.address },
    envelope: { from: from.address, to: [to.address] },
    subject: oneLine(subject),
    text,
    html,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
