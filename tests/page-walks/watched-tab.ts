import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page, Request } from '@playwright/test'
import { problemsOf, type Seen } from './invariants.ts'
import { lookAt, nothingToSee, type Sight } from './sight.ts'

/** Milliseconds between two looks at a page that is not at rest. */
const betweenLooks = 40
/**
 * Looks after which a request that is not answered, or a page that is wrong, stays so. Ten seconds on an idle machine; a
 * loaded one, on which the server and the page need longer, needs longer for each look too.
 */
const mostLooks = 10_000 / betweenLooks

/** A tab whose errors and requests are collected. */
export class WatchedTab {
  readonly page: Page
  readonly complaints: string[] = []
  /** Whether the focus was taken off the page; ends when something has it again. */
  isFocusGivenUp = false
  private readonly pending = new Set<Request>()
  private readonly devtools: CDPSession

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page
    this.devtools = devtools
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`${message.text()} <${message.location().url}>`)
    })
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('request', (request) => this.noteRequest(request))
    // Not when it is finished: the browser says that late, or never, of an answer that nobody reads.
    page.on('response', (response) => this.pending.delete(response.request()))
    page.on('requestfailed', (request) => this.pending.delete(request))
  }

  static async of(page: Page): Promise<WatchedTab> {
    return new WatchedTab(page, await page.context().newCDPSession(page))
  }

  /** The place of the shown entry in the tab's history, as soon as no page is just being replaced. */
  async entry(): Promise<number> {
    try {
      return (await this.devtools.send('Page.getNavigationHistory')).currentIndex
    } catch (error) {
      if (!/Not attached to an active page/.test(String(error))) throw error
      await sleep(betweenLooks)
      return this.entry()
    }
  }

  /** Looks at the page; nothing is seen of one that is just being replaced. */
  look(): Promise<Sight> {
    return lookAt(this.page).catch(() => nothingToSee)
  }

  /**
   * Waits until the page is at rest: hydrated, without open requests, and with nothing wrong. What is wrong for a moment,
   * such as the focus while a modal is being drawn, is no defect.
   * @returns what is seen at last, and what stayed wrong.
   */
  async settle(
    wasDisturbed: boolean,
    wentBackFrom: number | undefined,
  ): Promise<{ sight: Sight; problems: string[] }> {
    for (let looks = 1; ; looks += 1) {
      await sleep(betweenLooks)
      const isLate = looks > mostLooks
      const sight = await this.look()
      if (sight.focus !== 'body') this.isFocusGivenUp = false
      const seen: Seen = {
        sight,
        complaints: this.complaints,
        endless: isLate ? [...this.pending].map((request) => `${request.method()} ${request.url()}`) : [],
        wentBack: wentBackFrom === undefined ? undefined : { from: wentBackFrom, to: await this.entry() },
        isFocusGivenUp: this.isFocusGivenUp,
        wasDisturbed,
      }
      const problems = problemsOf(seen)
      const isAtRest = this.pending.size === 0 && (sight.isHydrated || !sight.isOurs || wasDisturbed)
      if ((isAtRest && problems.length === 0) || isLate || problems.length > 20) return { sight, problems }
    }
  }

  /** Streams of a list's changes never end, and requests of a page that is left end with it. */
  private noteRequest(request: Request): void {
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.pending.clear()
    if (!['eventsource', 'ping'].includes(request.resourceType())) this.pending.add(request)
  }
}
