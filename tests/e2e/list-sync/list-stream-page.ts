import type { Page } from '@playwright/test'
import { GATHER_MS } from '#machines/list-reader/list-reader.machine.ts'
import type { ListStreamEvent } from '#machines/list-stream/list-stream.machine.ts'
import type { ListStreamSnapshot } from '#machines/list-stream/list-stream.paths.ts'
import type { Driver } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { addManually, listOf, panelOf, rowOf, tickOf } from '../list-rows/list-page.ts'
import { expect } from '../support/page-test.ts'
import { setVisibility } from '../support/tab-in-view.ts'
import type { StreamServer } from './stream-server.ts'

/** Runs an action that makes a page fetch its list again, and waits until the list has arrived. */
export async function untilListComes(page: Page, act: () => Promise<unknown>): Promise<void> {
  const coming = page.waitForResponse((response) => response.url().endsWith('/api/shopping-list/active/dk'))
  await act()
  await (await coming).finished()
  // An event that comes before the page has processed the list would count as included in it.
  await page.evaluate(async () => (await fetch('/healthz')).ok)
}

/** Walks the planned paths of a list's connection on a page whose clock stands still. */
export async function streamDriver(
  page: Page,
  stream: StreamServer,
  complaints: string[],
): Promise<Driver<ListStreamSnapshot>> {
  const now = () => page.evaluate(() => Date.now())
  /** The time on the page's clock at which the machine entered its state. */
  let since = await now()
  /** How many connections the page must have made. */
  let made = 1
  let changes = 0

  const tell = async (event: 'version' | 'gone', data: object) => {
    await stream.tell(event, data)
    since = await now()
  }
  /** Another user changes the list. The page hears of it only over the connection, and fetches the list. */
  const tellChange = async () => {
    changes += 1
    const name = `Vare ${changes}`
    await addManually(page, [name])
    const { version } = await listOf(page)
    await tell('version', { version })
    await expect(rowOf(page, name)).toHaveCount(0)
    const timesShown = async () => {
      await page.clock.runFor(GATHER_MS)
      return rowOf(page, name).count()
    }
    await expect.poll(timesShown).toBe(1)
  }
  /** The shopper's own change is answered while the stream is down: the page reconnects, then fetches the list. */
  const tickOff = async () => {
    const before = stream.made
    // If the clock stopped during the hint, the row stays open, and a pointer cannot reach its tick.
    await tickOf(page, 'Mælk').press('Enter')
    await expect.poll(() => stream.made).toBe(before + 1)
    await untilListComes(page, () => page.clock.runFor(GATHER_MS))
  }
  const dispatch = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type)
  const ways: Record<ListStreamEvent['type'], () => Promise<unknown>> = {
    'stream.opened': tellChange,
    'list.changed': tellChange,
    'stream.lost': async () => stream.drop(),
    'stream.gone': () => untilListComes(page, () => tell('gone', {})),
    // The page fetches the list again; a later change must not be part of that response.
    'network.online': () => untilListComes(page, () => dispatch('online')),
    'list.stale': tickOff,
    'network.offline': () => dispatch('offline'),
    'tab.hidden': () => setVisibility(page, 'hidden'),
    'tab.returned': () => untilListComes(page, () => setVisibility(page, 'visible')),
  }
  const isWay = (type: string): type is ListStreamEvent['type'] => type in ways

  const note = panelOf(page).getByText('Ingen forbindelse. Du kan stadig bruge sedlen.')
  const shows = (open: number, notes: number) => async () => {
    await expect(note).toHaveCount(notes)
    await expect.poll(() => stream.open).toBe(open)
    expect(stream.made).toBe(made)
    withoutFailedLoads(complaints)
  }
  const following = shows(1, 0)
  return {
    perform: async ({ happening, before, snapshot, emits }) => {
      if (snapshot.matches('following') && !before.matches('following')) made += 1
      const isDoubted = emits.some(({ type }) => type === 'list.doubted')
      const act = (way: () => Promise<unknown>) => (isDoubted ? untilListComes(page, way) : way())
      if (happening.kind === 'after') {
        const { open } = stream
        await page.clock.runFor(since + happening.ms - 1 - (await now()))
        expect(stream.open).toBe(open)
        await expect(note).toHaveCount(before.matches('lost') ? 1 : 0)
        await act(() => page.clock.runFor(1))
        since = await now()
      } else if (happening.kind === 'send' && isWay(happening.event.type)) {
        since = await now()
        await act(ways[happening.event.type])
      } else throw new Error(`the page has no way to do "${happening.label}"`)
    },
    see: {
      'following.opening': following,
      'following.open': following,
      lost: shows(0, 1),
      resting: shows(0, 0),
      gone: shows(0, 0),
    },
  }
}
