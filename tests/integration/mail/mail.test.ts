import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startJobs } from '#app/server/jobs/start-jobs.ts'
import { folderPost } from '#app/server/mail/folder-post.ts'
import { keepMailFolder } from '#app/server/mail/keep-mail-folder.ts'
import { deleteMailFiles } from '#app/server/mail/mail-files.ts'
import { deleteMailsTo, forgetOldMail, takeBackMail, takeMail } from '#app/server/mail/outbox.ts'
import { mailWaits, queueMail } from '#app/server/mail/queue-mail.ts'
import { type Post, sendDueMail } from '#app/server/mail/send-due-mail.ts'
import { smtpPost } from '#app/server/mail/smtp-post.ts'
import { writeMail } from '#app/server/mail/write/write-mail.tsx'
import { inTrace } from '#app/server/trace.ts'
import { waitFor } from '#tests/wait-for.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { type ReceivedMail, refusal, startMailServer, startRoughServer } from './mail-server.ts'

const from = { name: 'Tilbudsugen', address: 'hej@tilbudsugen.example' }
const link = 'https://tilbudsugen.example/dk/verify-email/7?expires=1795253400&signature=4f0c'
const ida = {
  template: 'verify-email',
  to: 'ida@example.org',
  name: 'Ida Sørensen',
  language: 'da',
  country: 'dk',
  data: { url: link, expiresAt: '2026-11-21T08:50:00Z' },
} as const

type Row = {
  recipient: string
  attempts: number
  sent: boolean
  givenUp: boolean
  lastError: string | null
  data: object
}
const waiting: Row = {
  recipient: ida.to,
  attempts: 0,
  sent: false,
  givenUp: false,
  lastError: null,
  data: ida.data,
}

const idsOf = (received: ReceivedMail[]) => received.map(({ mail }) => mail.messageId)

describeOnEachDatabase('Mail', (database) => {
  const atEnd: (() => unknown)[] = []
  beforeEach(() => database().query('delete from mail_outbox'))
  afterEach(async () => {
    // Clients are closed first, because a server waits for its clients.
    for (const end of atEnd.splice(0).reverse()) await end()
  })

  const queue = (mail: Partial<Omit<Parameters<typeof queueMail>[1], 'template' | 'data'>> = {}) =>
    database().transaction((tx) => queueMail(tx, { ...ida, ...mail }))
  const outbox = () =>
    database().query<Row>(
      `select recipient, attempts, sent_at is not null as sent, given_up_at is not null as "givenUp",
         last_error as "lastError", data
       from mail_outbox order by id`,
    )
  const messageIds = async () => {
    const rows = await database().query<{ id: string }>(
      'select message_id as id from mail_outbox order by mail_outbox.id',
    )
    return rows.map(({ id }) => id)
  }
  const pass = (time: string) =>
    database().query(
      `update mail_outbox set sent_at = sent_at - interval '${time}',
         next_attempt_at = next_attempt_at - interval '${time}', useful_until = useful_until - interval '${time}'`,
    )
  const send = (post: Post, signal = new AbortController().signal) => {
    atEnd.push(() => post.close())
    return sendDueMail(database(), { post, write: writeMail, signal, chance: () => 0.5 })
  }
  const over = (host: string, scheme = 'smtp://', timeouts?: Parameters<typeof smtpPost>[2]) =>
    smtpPost(`${scheme}${host}`, from, timeouts)
  const mailServer = async (options?: Parameters<typeof startMailServer>[0]) => {
    const server = await startMailServer(options)
    atEnd.push(server.close)
    return server
  }
  const roughServer = async (talk: Parameters<typeof startRoughServer>[0]) => {
    const server = await startRoughServer(talk)
    atEnd.push(server.close)
    return server
  }

  it('§7.3 a mail arrives complete and once, and its text is deleted here', async () => {
    const server = await mailServer()
    await queue()
    const [messageId] = await messageIds()
    await send(over(server.host))
    await send(over(server.host))
    const { html } = await writeMail(ida)
    expect(
      server.received.map(({ from, to, mail }) => ({
        envelope: { from, to },
        messageId: mail.messageId,
        from: mail.from,
        to: mail.to,
        cc: mail.cc,
        bcc: mail.bcc,
        subject: mail.subject,
        text: mail.text?.replaceAll('\u00A0', ' '),
        html: mail.html?.trimEnd(),
        attachments: mail.attachments,
        others: mail.headers.map(({ key }) => key).sort(),
      })),
    ).toEqual([
      {
        envelope: { from: 'hej@tilbudsugen.example', to: ['ida@example.org'] },
        messageId,
        from,
        to: [{ name: 'Ida Sørensen', address: 'ida@example.org' }],
        cc: undefined,
        bcc: undefined,
        subject: 'Bekræft din e-mail hos Tilbudsugen',
        text: [
          'Bekræft din e-mail',
          'Hej Ida Sørensen',
          'Tak, fordi du har oprettet en konto hos os.',
          'Åbn linket, log ind, og bekræft, at adressen er din. Så kan du skrive indkøbssedler, dele dem og følge priser.',
          `Bekræft e-mail:\n${link}`,
          'Linket virker indtil den 21. november 2026 kl. 09.50.',
          '-- \nTilbudsugen',
          'Du får denne mail, fordi nogen har oprettet en konto hos Tilbudsugen med din adresse. Var det ikke dig, så slet kontoen. Det er ét tryk.',
          `Slet kontoen:\n${link}&disown=1\n\n`,
        ].join('\n\n'),
        html,
        attachments: [],
        others: [
          'auto-submitted',
          'content-language',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ],
      },
    ])
    expect(await outbox()).toEqual([{ ...waiting, attempts: 1, sent: true, data: {} }])
  })

  it('a mail is not written if its transaction is rolled back', async () => {
    const failing = database().transaction(async (tx) => {
      await queueMail(tx, ida)
      throw new Error('the registration failed')
    })
    await expect(failing).rejects.toThrow('the registration failed')
    expect(await outbox()).toEqual([])
  })

  it('a permanently refused recipient (550) is given up with the reason, and not tried again', async () => {
    const server = await mailServer({
      onRcptTo: (_address, _session, answer) =>
        answer(refusal({ responseCode: 550, message: 'no such mailbox' })),
    })
    await queue()
    await send(over(server.host))
    await pass('1 day')
    await send(over(server.host))
    expect(await outbox()).toEqual([
      {
        ...waiting,
        attempts: 1,
        givenUp: true,
        lastError: "Can't send mail - all recipients were rejected: 550 no such mailbox",
        data: {},
      },
    ])
  })

  it('a mail that is permanently refused after its text (554) is given up too', async () => {
    const server = await mailServer({
      onData: (stream, _session, answer) => {
        stream.resume()
        stream.on('end', () => answer(refusal({ responseCode: 554, message: 'not wanted' })))
      },
    })
    await queue()
    await send(over(server.host))
    expect(await outbox()).toEqual([
      { ...waiting, attempts: 1, givenUp: true, lastError: 'Message failed: 554 not wanted', data: {} },
    ])
  })

  it('a temporarily refused recipient (451) gets the mail a minute later, with the same Message-ID', async () => {
    let isBusy = true
    const server = await mailServer({
      onRcptTo: (_address, _session, answer) =>
        answer(isBusy ? refusal({ responseCode: 451, message: 'come back later' }) : undefined),
    })
    await queue()
    await send(over(server.host))
    expect(await outbox()).toEqual([
      {
        ...waiting,
        attempts: 1,
        lastError: "Can't send mail - all recipients were rejected: 451 come back later",
      },
    ])
    isBusy = false
    await pass('55 seconds')
    await send(over(server.host))
    expect(server.received).toEqual([])
    await pass('5 seconds')
    await send(over(server.host))
    expect(idsOf(server.received)).toEqual(await messageIds())
    expect(await outbox()).toEqual([{ ...waiting, attempts: 2, sent: true, data: {} }])
  })

  it('if the server says nothing, the attempt ends after a while, and the mail is kept', async () => {
    const silent = await roughServer(() => undefined)
    await queue()
    await send(over(silent.host, 'smtp://', { connectionMs: 500, greetingMs: 50, silenceMs: 500 }))
    expect(await outbox()).toEqual([{ ...waiting, attempts: 1, lastError: 'Greeting never received' }])
    const server = await mailServer()
    await pass('1 minute')
    await send(over(server.host))
    expect(idsOf(server.received)).toEqual(await messageIds())
  })

  it('if the server stops answering in the middle, the attempt ends, and the mail is kept', async () => {
    const stalling = await roughServer((line) => {
      if (line === '') return '220 here'
      if (/^(EHLO|HELO)/.test(line)) return '250 hello'
      return line.startsWith('MAIL') ? '250 go on' : undefined
    })
    await queue()
    await send(over(stalling.host, 'smtp://', { connectionMs: 500, greetingMs: 500, silenceMs: 50 }))
    expect(await outbox()).toEqual([{ ...waiting, attempts: 1, lastError: 'Timeout' }])
  })

  it('if the connection breaks in the middle of the text, the mail is sent once, later', async () => {
    let talks = 0
    let isInData = false
    const breaking = await roughServer((line, socket) => {
      if (line === '') {
        talks += 1
        return '220 here'
      }
      if (isInData) {
        socket.destroy()
        return undefined
      }
      if (line === 'DATA') {
        isInData = true
        return '354 go on'
      }
      return '250 fine'
    })
    await queue()
    await send(over(breaking.host))
    const [row] = await outbox()
    expect([talks, row?.attempts, row?.sent, row?.givenUp]).toEqual([1, 1, false, false])
    const server = await mailServer()
    await pass('1 minute')
    await send(over(server.host))
    expect(idsOf(server.received)).toEqual(await messageIds())
  })

  it('only if a process dies after the server took a mail is it sent again, with the same Message-ID', async () => {
    const server = await mailServer()
    await queue()
    const post = over(server.host)
    const dying: Post = {
      ...post,
      send: async (message, signal) => {
        await post.send(message, signal)
        return new Promise(() => {})
      },
    }
    void send(dying)
    await waitFor(() => expect(server.received).toHaveLength(1))
    await send(over(server.host))
    await pass('4 minutes')
    await send(over(server.host))
    expect(server.received).toHaveLength(1)
    await pass('2 minutes')
    await send(over(server.host))
    const [id] = await messageIds()
    expect(idsOf(server.received)).toEqual([id, id])
    expect(server.received.map(({ mail }) => mail.date)[0]).toBe(server.received[1]?.mail.date)
  })

  it('several senders on one database send each of 40 mails once', async () => {
    const server = await mailServer()
    const recipients = Array.from({ length: 40 }, (_, index) => `reader${index}@example.org`)
    await database().transaction(async (tx) => {
      for (const to of recipients) await queueMail(tx, { ...ida, to })
    })
    await Promise.all([1, 2, 3].map(() => send(over(server.host))))
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual(recipients.sort())
    expect(idsOf(server.received).sort()).toEqual((await messageIds()).sort())
  })

  it('a mail that has waited too long to be useful is given up, and never sent', async () => {
    const server = await mailServer()
    await queue({ usefulSeconds: 60 * 60 })
    await pass('61 minutes')
    await send(over(server.host))
    expect(server.received).toEqual([])
    expect(await outbox()).toEqual([
      { ...waiting, givenUp: true, lastError: 'it was not tried in time', data: {} },
    ])
  })

  it('a mail of a process whose clock is 61 minutes behind is sent', async ({ skip }) => {
    skip(database().engine === 'pglite', 'its clock is that of the process')
    const server = await mailServer()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61 * 60_000 })
    await queue({ usefulSeconds: 60 * 60 })
    vi.useRealTimers()
    await send(over(server.host))
    expect(server.received).toHaveLength(1)
  })

  it('W3C Trace Context: what the log says of a mail has the trace of the request that queued it', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    await inTrace(trace, () => queue())
    await queue({ to: 'bo@example.org' })
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await send({ send: async () => {}, concurrency: 1, close: () => {} })
    const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
    vi.restoreAllMocks()
    expect(lines.map(({ message, trace: of }) => [message, of])).toEqual([
      ['mail sent', trace],
      ['mail sent', undefined],
    ])
  })

  it('a mail sent a month ago is deleted', async () => {
    const server = await mailServer()
    await queue()
    await send(over(server.host))
    await pass('29 days')
    await send(over(server.host))
    expect(await outbox()).toHaveLength(1)
    await pass('2 days')
    await send(over(server.host))
    expect(await outbox()).toEqual([])
  })

  it('a name with line breaks adds no header', async () => {
    const server = await mailServer()
    await queue({ name: 'Ida\r\nBcc: alle@example.org\r\n\r\nGevinst' })
    await send(over(server.host))
    expect(server.received.map(({ to, mail }) => ({ to, header: mail.to, bcc: mail.bcc }))).toEqual([
      { to: ['ida@example.org'], header: [{ name: '', address: 'ida@example.org' }], bcc: undefined },
    ])
    expect(server.received[0]?.mail.text).toMatch(/^Bekræft din e-mail\n\nHej\n\nTak/)
  })

  it.each([
    'ida@example.org, alle@example.org',
    'ida@example.org\r\nBcc: alle@example.org',
    '<ida@example.org>',
    'ida',
  ])('an address that is not exactly one plain address is refused: %j', async (to) => {
    await expect(queue({ to })).rejects.toThrow(new TypeError('a mail goes to one plain address'))
    expect(await outbox()).toEqual([])
  })

  it('a mail with one-click unsubscribe has its headers (RFC 8058)', async () => {
    const server = await mailServer()
    await queue({ unsubscribeUrl: 'https://tilbudsugen.example/api/stop?watch=7&key=ø' })
    await send(over(server.host))
    const { headers } = server.received[0]?.mail ?? { headers: [] }
    expect(
      headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    ).toEqual([
      ['list-unsubscribe', '<https://tilbudsugen.example/api/stop?watch=7&key=%C3%B8>'],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ])
  })

  it('a server that requires a login gets it; if it is wrong, the mail is kept until it is corrected', async () => {
    const server = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, answer) =>
        username === 'tilbud@example.org' && password === 'p@ss:word'
          ? answer(null, { user: username })
          : answer(new Error('wrong')),
    })
    await queue()
    await send(over(server.host, 'smtp://tilbud%40example.org:wrong@'))
    expect(await outbox()).toEqual([{ ...waiting, attempts: 1, lastError: 'Invalid login: 535 wrong' }])
    await pass('1 minute')
    await send(over(server.host, 'smtp://tilbud%40example.org:p%40ss%3Aword@'))
    expect(idsOf(server.received)).toEqual(await messageIds())
  })

  it('an invalid certificate is refused, over smtps and STARTTLS, and the reason is stored', async () => {
    const secure = await mailServer({ secure: true, disabledCommands: [] })
    const upgrading = await mailServer({ disabledCommands: [] })
    await queue()
    await send(over(secure.host, 'smtps://'))
    const overTls = await outbox()
    await pass('1 minute')
    await send(over(upgrading.host))
    const reasons = [...overTls, ...(await outbox())].map(({ lastError }) => lastError)
    expect([secure.received, upgrading.received]).toEqual([[], []])
    for (const reason of reasons) expect(reason).toMatch(/self-signed certificate|certificate has expired/)
  })

  it('without a mail server a mail becomes one file, which a repeat replaces', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-'))
    atEnd.push(() => rmSync(folder, { recursive: true }))
    const mails = join(folder, 'mail')
    await queue()
    const [id = ''] = await messageIds()
    const name = id.slice(1, id.indexOf('@'))
    await send(folderPost(mails, from))
    // The remains of a process that was killed while it wrote.
    writeFileSync(join(mails, `${name}.part`), 'Subj', { mode: 0o600 })
    await database().query('update mail_outbox set sent_at = null, data = $1', [ida.data])
    await pass('5 minutes')
    await send(folderPost(mails, from))
    expect(readdirSync(mails)).toEqual([`${name}.eml`])
    expect([mails, join(mails, `${name}.eml`)].map((path) => statSync(path).mode & 0o777)).toEqual([
      0o700, 0o600,
    ])
    const mail = await PostalMime.parse(readFileSync(join(mails, `${name}.eml`)))
    expect([mail.messageId, mail.to, mail.subject]).toEqual([
      id,
      [{ name: 'Ida Sørensen', address: 'ida@example.org' }],
      'Bekræft din e-mail hos Tilbudsugen',
    ])
  })

  it('files of mails are deleted after 30 days or with the account, also by a machine that did neither, and so are those that were never finished; a file that another database wrote stays as long', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-'))
    atEnd.push(() => rmSync(folder, { recursive: true }))
    await queue({ to: 'old@example.org' })
    await queue({ to: 'gone@example.org' })
    await queue({ to: 'kept@example.org' })
    const [old, gone, kept] = (await messageIds()).map((id) => id.slice(1, id.indexOf('@')))
    await send(folderPost(folder, from))
    const others = [`${gone}.part`, `${kept}.part`, 'unknown.eml', 'notes.txt']
    for (const name of others) writeFileSync(join(folder, name), 'Subject: Hej')
    const files = () => readdirSync(folder).toSorted()
    const before = files()
    expect(before).toEqual([`${old}.eml`, `${gone}.eml`, `${kept}.eml`, ...others].toSorted())

    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await deleteMailsTo(database(), 'gone@example.org')
    const stop = keepMailFolder(database(), folder)
    const left = [`${kept}.eml`, `${kept}.part`, 'notes.txt']
    await waitFor(() => expect(files()).toEqual([...left, `${old}.eml`, 'unknown.eml'].toSorted()))
    const monthAgo = Date.now() / 1000 - 30 * 86_400 - 60
    for (const name of [`${old}.eml`, 'unknown.eml', 'notes.txt'])
      utimesSync(join(folder, name), monthAgo, monthAgo)
    await database().query(
      `update mail_outbox set sent_at = now() - interval '30 days 1 minute' where recipient = 'old@example.org'`,
    )
    await forgetOldMail(database())
    vi.advanceTimersByTime(3_600_000)
    await waitFor(() => expect(files()).toEqual(left.toSorted()))
    stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('a mail whose reader deletes their account while it is written leaves no file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-'))
    atEnd.push(() => rmSync(folder, { recursive: true }))
    await queue()
    const [gone] = await messageIds()
    await queue({ to: 'bo@example.org' })
    const [kept = ''] = (await messageIds()).filter((id) => id !== gone)
    const post = folderPost(folder, from)
    await send({
      ...post,
      send: async (message, signal) => {
        if (message.messageId === gone) await deleteMailsTo(database(), ida.to)
        await post.send(message, signal)
      },
    })
    expect(readdirSync(folder)).toEqual([`${kept.slice(1, kept.indexOf('@'))}.eml`])
    await deleteMailFiles(folder, await deleteMailsTo(database(), 'bo@example.org'))
    expect(readdirSync(folder)).toEqual([])
    expect(await outbox()).toEqual([])
  })

  it('mail that a dead process of the embedded database was sending is due again at once', async () => {
    await queue()
    await takeMail(database(), 60_000)
    expect(await takeMail(database(), 60_000)).toBe(undefined)
    await takeBackMail(database())
    expect((await takeMail(database(), 60_000))?.attempts).toBe(2)
  })

  it('a mail that was sent while the database died is noted when one answers again, and not sent twice', async () => {
    const sent: string[] = []
    let failures = 0
    const post: Post = {
      concurrency: 1,
      close: () => {},
      send: async ({ messageId }) => {
        sent.push(messageId)
      },
    }
    const { orm } = database()
    const update = vi.spyOn(orm, 'update').mockImplementation((table) => {
      if (sent.length === 0 || failures === 2) return Object.getPrototypeOf(orm).update.call(orm, table)
      failures += 1
      throw new Error('Connection terminated unexpectedly')
    })
    await queue()
    await send(post)
    update.mockRestore()
    expect({ sent, failures }).toEqual({ sent: await messageIds(), failures: 2 })
    expect((await outbox()).map((row) => row.sent)).toEqual([true])
  })

  it('several processes may start their jobs at once, and only one of them sends each mail', async () => {
    const server = await mailServer()
    const post = over(server.host)
    atEnd.push(() => post.close())
    const job = {
      name: 'send-mail',
      schedule: '0 0 1 1 *',
      concurrency: 2,
      run: (signal: AbortSignal) => sendDueMail(database(), { post, write: writeMail, signal }),
    }
    await queue()
    const start = () => startJobs(database(), [job])
    const stops =
      database().engine === 'postgres'
        ? await Promise.all([start(), start(), start()])
        : [await start(), await start()]
    await waitFor(async () => expect((await outbox()).map(({ sent }) => sent)).toEqual([true]))
    for (const stop of stops) await stop()
    expect(idsOf(server.received)).toEqual(await messageIds())
  })

  it('a job sends queued mail as soon as it is woken, and completes the current mail before it stops', async () => {
    let letGo = () => {}
    const sending = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const sent: string[] = []
    const post: Post = {
      concurrency: 1,
      close: () => sent.push('closed'),
      send: async ({ to }) => {
        if (to.address === 'slow@example.org') await sending
        sent.push(to.address)
      },
    }
    const run = (signal: AbortSignal) => sendDueMail(database(), { post, write: writeMail, signal })
    const stop = await startJobs(database(), [
      { name: 'send-mail', schedule: '0 0 1 1 *', concurrency: 2, run, close: post.close },
    ])
    await queue({ to: 'slow@example.org' })
    mailWaits()
    await waitFor(async () => expect((await outbox()).map(({ attempts }) => attempts)).toEqual([1]))
    await queue({ to: 'quick@example.org' })
    mailWaits()
    await waitFor(() => expect(sent).toEqual(['quick@example.org']))
    const stopped = stop()
    letGo()
    await stopped
    expect(sent).toEqual(['quick@example.org', 'slow@example.org', 'closed'])
    expect((await outbox()).map((row) => row.sent)).toEqual([true, true])
  })
})
