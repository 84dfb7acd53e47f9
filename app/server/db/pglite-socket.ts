import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/**
 * The socket PostgreSQL's own client talks through, with the embedded database at its other end. What the client writes
 * together, as it does the messages of one query, goes in together: each way in costs as much as a small query.
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

  // What the client asks of a socket of the network, which this is not.
  setNoDelay(): this {
    return this
  }

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    const answer: Buffer[] = []
    // `execProtocolRaw` would be shorter, but PGlite parses its answers and keeps them for as long as it lives. The bytes
    // are copied, because they are a view of memory that the database uses again.
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
