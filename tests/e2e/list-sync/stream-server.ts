import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test as pageTest } from '../support/page-test.ts'

/** A server for a page's event streams; the test says what it sends, and when. */
export class StreamServer {
  readonly #server = createServer((_, response) => this.#hold(response))
  #held: ServerResponse[] = []
  /** How many connections there have been. */
  made = 0
  /** How many events the page has received over its connections. */
  #heard = 0

  /** Takes a page's connections from now on; the test must close it. */
  static async on(page: Page): Promise<StreamServer> {
    const stream = new StreamServer()
    stream.#server.listen(0, '127.0.0.1')
    await once(stream.#server, 'listening')
    const { port } = stream.#server.address() as AddressInfo
    await page.route('**/changes', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
    const browser = await page.context().newCDPSession(page)
    browser.on('Network.eventSourceMessageReceived', () => {
      stream.#heard += 1
    })
    await browser.send('Network.enable')
    return stream
  }

  /** How many connections are open, even if nothing was sent over them. */
  get open(): number {
    return this.#held.length
  }

  /** Sends an event over the open connection, and waits until the page has received it. */
  async tell(event: 'version' | 'gone', data: object): Promise<void> {
    const heard = this.#heard
    const response = this.#only()
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    await expect.poll(() => this.#heard).toBe(heard + 1)
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

/** A test that says what the page hears over its event streams. */
export const test = pageTest.extend<{ stream: StreamServer }>({
  stream: async ({ page }, use) => {
    const stream = await StreamServer.on(page)
    await use(stream)
    await stream.close()
  },
})
