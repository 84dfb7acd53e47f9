import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** A server for a page's event streams; the test says what it sends, and when. */
export class StreamServer {
  readonly #server = createServer((_, response) => this.#hold(response))
  #held: ServerResponse[] = []
  /** How many connections there have been. */
  made = 0

  /** Takes a page's connections from now on; the test must close it. */
  static async on(page: Page): Promise<StreamServer> {
    const stream = new StreamServer()
    stream.#server.listen(0, '127.0.0.1')
    await once(stream.#server, 'listening')
    const { port } = stream.#server.address() as AddressInfo
    await page.route('**/changes', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
    return stream
  }

  /** How many connections are open, even if nothing was sent over them. */
  get open(): number {
    return this.#held.length
  }

  /** Sends an event over the open connection. */
  tell(event: 'version' | 'gone', data: object): void {
    const response = this.#only()
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Breaks the open connection, as a lost network does. */
  drop(): void {
    this.#only().destroy()
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    this.#server.closeAllConnections()
    await closed
  }

  #hold(response: ServerResponse): void {
    this.made += 1
    this.#held.push(response)
    response.on('close', () => {
      this.#held = this.#held.filter((held) => held !== response)
    })
  }

  #only(): ServerResponse {
    const [response, ...others] = this.#held
    if (!response || others.length > 0) throw new Error(`${this.#held.length} connections are open`)
    return response
  }
}
