import { createTransport } from 'nodemailer'
import type { Post } from './send-due-mail.ts'
import { compose } from './write/compose.ts'

const concurrency = 5

type Timeouts = { connectionMs: number; greetingMs: number; silenceMs: number }
const usual: Timeouts = { connectionMs: 10_000, greetingMs: 10_000, silenceMs: 60_000 }

/**
 * Hands mails to the SMTP server at `url` (`smtp://user:password@host:587`, `smtps://` for TLS from the first byte),
 * over connections that stay open for the next mail. STARTTLS is used if the server offers it; an invalid certificate
 * is refused either way.
 */
export function smtpPost(url: string, from: { name: string; address: string }, timeouts = usual): Post {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: concurrency,
    // We repeat a mail ourselves after a broken connection, since only we know how often it was tried.
    maxRequeues: 0,
    idleTimeout: 30_000,
    connectionTimeout: timeouts.connectionMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
  })
  return {
    concurrency,
    send: async (message, signal) => {
      await transport.sendMail({ ...compose(message, from), signal })
    },
    close: () => transport.close(),
  }
}
