import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/**
 * A socket between PostgreSQL's client and the embedded database. Messages that the client writes together, such as
 * those of one query, are passed on in one call, because each call costs as much as a small query.
 */
export class PgliteSocket extends Duplex {
  private readonly pglite: PGlite

  constructor(pglite: PGlite) {
    super()
    this.pglite = pglite
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  // The client calls this on network sockets; here it does nothing.
  setNoDelay(): this {
    return this
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    const answer: Buffer[] = []
    // `execProtocolRaw` would be shorter, but PGlite would parse the answers and keep them in memory for ever. The
    // bytes are copied, because the database reuses their memory.
    const onRawData = (bytes: Uint8Array) => answer.push(Buffer.from(bytes))
    this.pglite.execProtocolRawStream(message, { syncToFs: false, onRawData }).then(() => {
      for (const part of answer) this.push(part)
      done()
    }, done)
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), 'buffer', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
