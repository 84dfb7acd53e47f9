import type { Page, Route } from '@playwright/test'
import { expect } from './page-test.ts'

type Answer = {
  status?: number
  json?: unknown
  headers?: Record<string, string>
  body?: string
  contentType?: string
}

/** Holds a page's requests to an address until a test answers them. */
export class HeldCalls {
  #held: Route[] = []
  /** The addresses of the requests and the bodies that were sent, in order. */
  readonly urls: string[] = []
  readonly bodies: unknown[] = []

  static async on(page: Page, pattern: string, method: string): Promise<HeldCalls> {
    const calls = new HeldCalls()
    await page.route(pattern, (route, request) => {
      if (request.method() !== method) return route.fallback()
      calls.urls.push(request.url())
      calls.bodies.push(request.postData() === null ? null : request.postDataJSON())
      calls.#held.push(route)
    })
    // A request that the page has aborted does not wait any more.
    page.on('requestfailed', (request) => {
      calls.#held = calls.#held.filter((route) => route.request() !== request)
    })
    return calls
  }

  /** How many requests wait for an answer. */
  get waiting(): number {
    return this.#held.length
  }

  /** Answers the request under way, as soon as there is one. */
  async answer(answer: Answer): Promise<void> {
    await (await this.#take()).fulfill(answer)
  }

  /** Sends the request under way to the server, as soon as there is one. @param change changes its address. */
  async letThrough(change = (url: string) => url): Promise<void> {
    const route = await this.#take()
    await route.continue({ url: change(route.request().url()) })
  }

  /** Aborts the request under way, so that it never reaches the server. */
  async lose(): Promise<void> {
    await (await this.#take()).abort('internetdisconnected')
  }

  async #take(): Promise<Route> {
    await expect.poll(() => this.#held.length).toBeGreaterThan(0)
    const route = this.#held.shift()
    if (!route) throw new Error('no request is held')
    return route
  }
}
