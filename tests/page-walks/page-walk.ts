import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext, Cookie, Request, Route } from '@playwright/test'
import { decidedCookies } from '../e2e/consent/decided.ts'
import type { Surroundings } from './choose-step.ts'
import { pointOf, type Sight } from './sight.ts'
import type { Control, Start, Step } from './trace.ts'
import type { WalkedServer } from './walked-server.ts'
import { WatchedTab } from './watched-tab.ts'

/** Milliseconds that a slow network adds to each request. */
const slowness = 400
/** Milliseconds within which an address is opened, or a page left. */
const longestLoad = 10_000

/** A browser, with one tab or two, in which a walk happens. */
export class PageWalk {
  readonly around: Surroundings = { network: 'fast', server: 'started', lateFiles: 'sent' }
  private wasDisturbed = false
  private readonly context: BrowserContext
  private readonly server: WalkedServer
  private readonly tabs: WatchedTab[] = []
  private current = 0

  private constructor(context: BrowserContext, server: WalkedServer) {
    this.context = context
    this.server = server
  }

  /** @param seed also makes the address of the client, so that no walk is throttled for another. */
  static async begin(browser: Browser, server: WalkedServer, start: Start, seed: number): Promise<PageWalk> {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: start.width, height: start.height },
      locale: 'da-DK',
      timezoneId: 'Europe/Copenhagen',
      reducedMotion: 'reduce',
      serviceWorkers: start.hasWorker ? 'allow' : 'block',
      extraHTTPHeaders: { 'x-forwarded-for': `2001:db8::${(seed & 0xffff).toString(16)}` },
    })
    context.setDefaultTimeout(longestLoad)
    if (start.hasDecided) await context.addCookies(decidedCookies(server.url))
    const walk = new PageWalk(context, server)
    if (start.who === 'user') await context.addCookies(await walk.cookiesOfUser())
    await walk.openTab()
    await walk.open(start.path)
    return walk
  }

  async end(): Promise<void> {
    await this.context.close()
    if (this.around.server === 'killed') await this.server.start()
  }

  /** What is seen of the page, and what is wrong with it. */
  settle(wentBackFrom?: number): Promise<{ sight: Sight; problems: string[] }> {
    return this.tab.settle(this.wasDisturbed, wentBackFrom)
  }

  /** Does a step. @returns what is seen afterwards, and what is wrong then. */
  async take(step: Step): Promise<{ sight: Sight; problems: string[] }> {
    const before = step.do === 'back' ? await this.tab.entry() : undefined
    await this.perform(step)
    return this.settle(before === 0 ? undefined : before)
  }

  /** The next step on the way out of the product: all disturbances end, then back; undefined when it is left. */
  async stepOut(): Promise<Step | undefined> {
    if (this.around.server === 'killed') return { do: 'server', is: 'started' }
    if (this.around.network !== 'fast') return { do: 'network', is: 'fast' }
    if (this.around.lateFiles === 'refused') return { do: 'late files', are: 'sent' }
    return (await this.tab.entry()) > 0 ? { do: 'back' } : undefined
  }

  private get tab(): WatchedTab {
    const tab = this.tabs[this.current]
    if (!tab) throw new Error('no tab is open')
    return tab
  }

  private async perform(step: Step): Promise<void> {
    const { page } = this.tab
    switch (step.do) {
      case 'press':
        return this.press(step.control, 1)
      case 'press twice':
        return this.press(step.control, 2)
      case 'type':
        await this.press(step.control, 3)
        return page.keyboard.insertText(step.text)
      case 'key':
        this.tab.isFocusGivenUp ||= step.key.endsWith('Tab')
        return page.keyboard.press(step.key)
      case 'open':
        return this.open(step.path)
      case 'resize':
        return page.setViewportSize({ width: step.width, height: step.height })
      case 'network':
        return this.setNetwork(step.is)
      case 'server':
        return this.setServer(step.is)
      case 'late files':
        return this.setLateFiles(step.are)
      case 'other tab':
        return this.switchTab()
      case 'back':
      case 'forward':
      case 'reload':
        await unlessUnreachable(
          { back: page.goBack, forward: page.goForward, reload: page.reload }[step.do].call(page, {
            waitUntil: 'commit',
          }),
        )
    }
  }

  /** Presses where a control is drawn, whatever lies over it. @param count three presses select what a field contains. */
  private async press(control: Control, count: number): Promise<void> {
    const point = await unlessLeft(pointOf(this.tab.page, control))
    if (!point) return
    // The second press may hit what the first one has opened.
    this.tab.isFocusGivenUp = !point.isFocusable || count === 2
    await this.tab.page.mouse.click(point.x, point.y, { clickCount: count })
  }

  private async open(path: string): Promise<void> {
    await unlessUnreachable(this.tab.page.goto(path, { waitUntil: 'commit' }))
  }

  private async openTab(): Promise<void> {
    this.tabs.push(await WatchedTab.of(await this.context.newPage()))
    this.current = this.tabs.length - 1
  }

  /** The second tab opens the page that the first one shows. */
  private async switchTab(): Promise<void> {
    const url = this.tab.page.url()
    if (this.tabs.length === 1) {
      await this.openTab()
      await this.open(url)
      return
    }
    this.current = 1 - this.current
    await this.tab.page.bringToFront()
    // A headless browser keeps all tabs visible, so the event is dispatched by hand.
    await this.tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => {})
  }

  private async setNetwork(network: Surroundings['network']): Promise<void> {
    this.around.network = network
    this.wasDisturbed ||= network === 'offline'
    await this.context.setOffline(network === 'offline')
    await this.setRoute()
  }

  private async setLateFiles(lateFiles: Surroundings['lateFiles']): Promise<void> {
    this.around.lateFiles = lateFiles
    this.wasDisturbed ||= lateFiles === 'refused'
    await this.setRoute()
  }

  private async setServer(server: Surroundings['server']): Promise<void> {
    if (this.around.server === server) return
    this.around.server = server
    this.wasDisturbed = true
    await (server === 'killed' ? this.server.kill() : this.server.start())
  }

  /** Requests are held up only while they have to be: it takes time, and the browser caches nothing then. */
  private async setRoute(): Promise<void> {
    await this.context.unrouteAll({ behavior: 'ignoreErrors' })
    if (this.around.network !== 'slow' && this.around.lateFiles === 'sent') return
    await this.context.route('**/*', (route) => this.pass(route).catch(() => {}))
  }

  private async pass(route: Route): Promise<void> {
    if (this.around.network === 'slow') await sleep(slowness)
    const isRefused = this.around.lateFiles === 'refused' && (await this.isLateFile(route.request()))
    await (isRefused ? route.abort() : route.continue())
  }

  /** Whether it is a file of the build that a tab has not asked for first: without those there is nothing to walk. */
  private async isLateFile(request: Request): Promise<boolean> {
    if (!/\/assets\/.+\.(js|css)$/.test(request.url())) return false
    // A service worker does not say for which tab it asks.
    const askers = this.tabs.filter(({ page }) => request.serviceWorker() || request.frame().page() === page)
    const sights = await Promise.all(askers.map((tab) => tab.look()))
    return sights.every(({ isHydrated }) => isHydrated)
  }

  private async cookiesOfUser(): Promise<Cookie[]> {
    const shopper = await this.server.takeShopper()
    return shopper.cookies.map((cookie) => ({ ...cookie, expires: -1, secure: false }))
  }
}

/** What a page answers; undefined if it is just being left. */
async function unlessLeft<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (!/context was destroyed|navigation/.test(String(error))) throw error
    return undefined
  }
}

/** Waits for a navigation, which fails if the server is dead or another one comes before it. */
async function unlessUnreachable(navigation: Promise<unknown>): Promise<void> {
  try {
    await navigation
  } catch (error) {
    if (!/net::ERR_|Timeout|interrupted|detached|Not attached/.test(String(error))) throw error
  }
}
