import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Refusal = { responseCode: number; message: string }

/** A mail as a server received it: the sender and recipients of the envelope, and the message. */
export type ReceivedMail = { from: string; to: string[]; mail: Email }

/** The error that refuses an SMTP command with a code. */
export function refusal({ responseCode, message }: Refusal): Error {
  return Object.assign(new Error(message), { responseCode })
}

/**
 * Starts an SMTP server on a free port of 127.0.0.1 that accepts mail from anyone, unless `options` say otherwise.
 * @returns its address without a user, the received mails, and `close`.
 */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1000,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, answer) => {
      const { mailFrom, rcptTo } = session.envelope
      const take = async () => {
        const mail = await PostalMime.parse(await buffer(stream))
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          mail,
        })
      }
      take().then(() => answer(), answer)
    },
    ...options,
  })
  // The server cannot prevent a client from refusing our certificate or from being killed.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/**
 * Starts a server that answers SMTP line by line: it sends what `talk` returns; for `undefined` it says nothing and the
 * client waits. The first call of `talk` gets an empty line, for the greeting.
 */
export async function startRoughServer(talk: (line: string, socket: Socket) => string | undefined) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    const say = (line: string) => {
      const answer = talk(line, socket)
      if (answer) socket.write(`${answer}\r\n`)
    }
    say('')
    socket.on('data', (part) => {
      for (const line of part.toString().split('\r\n').filter(Boolean)) say(line)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
