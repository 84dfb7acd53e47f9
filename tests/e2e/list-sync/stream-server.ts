import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

/** The server that a page's connections for news of its list go to in a test, which says what comes over them and when. */
export class StreamServer {
  readonly #server = createServer((_, response) => this.#hold(response))
  #held: ServerResponse[] = []
  /** How many connections there have been. */
  made = 0

  /** Takes a page's connections from now on; the test has to close it. */
  static async on(page: Page): Promise<StreamServer> {
    const stream = new StreamServer()
    stream.#server.listen(0, '127.0.0.1')
    await once(stream.#server, 'listening')
    const { port } = stream.#server.address() as AddressInfo
    await page.route('**/changes', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
    return stream
  }

  /** How many connections are open, whether anything came over them or not. */
  get open(): number {
    return this.#held.length
  }

  /** Tells an event over the connection that is open. */
  tell(event: 'version' | 'gone', data: object): void {
    const response = this.#only()
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Breaks the connection that is open, as a network does that goes away. */
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
