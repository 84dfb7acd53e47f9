import type { Page } from '@playwright/test'
import type { RetiredListHead } from '#app/domain/list/shopping-list.ts'
import { dayIn, longDay } from '#app/domain/locale/dates.ts'
import { formatMoment } from '#app/domain/locale/long-dates.ts'
import { planRetiredLists, type RetiredListsSnapshot } from '#machines/retired-lists/retired-lists.paths.ts'
import { type Driver, titleOf } from '#tests/paths/walk-path.ts'
import { withoutFailedLoads } from '../account/account-page.ts'
import { addManually, openPanel, panelOf, registerShopper, sendToList } from '../list-rows/list-page.ts'
import { walkOnPage } from '../path-walks/walk-on-page.ts'
import { HeldCalls } from '../support/held-calls.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'

test.describe('§2.10, §7.4 retired lists: the planned paths, walked on the page', () => {
  for (const path of planRetiredLists().onPage()) {
    test(titleOf(path), async ({ page, visit, complaints }) => {
      await registerShopper(page)
      await addManually(page, ['Mælk'])
      await sendToList(page, 'remove-all-items')
      const calls = {
        fetchRetiredLists: await HeldCalls.on(page, '**/api/shopping-list-heads/retired/dk', 'GET'),
        fetchRetiredList: await HeldCalls.on(page, `**${(await headOf(page)).url}`, 'GET'),
      }
      const putBacks = await HeldCalls.on(page, '**/put-back-item/*', 'POST')
      await visit('/dk')
      const panel = await openPanel(page)
      await panel.getByRole('button', { name: 'Tidligere sedler' }).click()
      await walkOnPage(
        path,
        retiredListsDriver(page, { calls, putBacks, complaints, head: await headOf(page) }),
      )
    })
  }
})

/** The only retired list of the page's user, as the server has it. */
async function headOf(page: Page): Promise<RetiredListHead> {
  const answer = await page.request.get('/api/shopping-list-heads/retired/dk')
  const [head]: RetiredListHead[] = await answer.json()
  if (!head) throw new Error('no list was emptied')
  return head
}

type RetiredPage = {
  /** The page's requests to the server. */
  calls: Record<'fetchRetiredLists' | 'fetchRetiredList', HeldCalls>
  /** The page's requests that put items back on the list. */
  putBacks: HeldCalls
  complaints: string[]
  head: RetiredListHead
}

function retiredListsDriver(
  page: Page,
  { calls, putBacks, complaints, head }: RetiredPage,
): Driver<RetiredListsSnapshot> {
  const panel = panelOf(page)
  const title = panel.getByRole('heading', { level: 2 })
  const retiredAt = new Date(head.retiredAt)
  const day = longDay(dayIn('dk', retiredAt), 'dk')
  // §9, date formats: two lists of one day are told apart.
  const chosen = panel.getByRole('button', { name: `${day} 1 vare · ${formatMoment(retiredAt, 'dk')}` })
  const putBack = panel.getByRole('button', { name: 'Læg tilbage på sedlen: Mælk' })
  const isPutBack = panel.getByRole('button', { name: 'Lagt på sedlen: Mælk' })
  const putAllBack = panel.getByRole('button', { name: 'Læg alt tilbage på sedlen' })
  const isAllPutBack = panel.getByRole('button', { name: 'Alt er lagt tilbage' })
  const ways: Record<string, () => Promise<unknown>> = {
    'list.chosen': () => chosen.click(),
    'list.left': () => panel.getByRole('button', { name: 'Tilbage', exact: true }).click(),
    // Also when the button is already disabled.
    'item.putBack': () => putBack.or(isPutBack).click({ force: true }),
    // After everything was put back, no button is left to press.
    'list.putBack': async () => (await isAllPutBack.isVisible()) || putAllBack.click(),
    'loading.retried': () => panel.getByRole('button', { name: 'Prøv igen' }).click(),
  }
  /** Checks that a view has its title, and that the title has the focus after a change of view. */
  const shows = async (name: string, waiting: { heads: number; list: number }) => {
    await expect(title).toHaveText(name)
    await expect(title).toBeFocused()
    await waitsFor(waiting)
  }
  const waitsFor = async (waiting: { heads: number; list: number }) => {
    await expect.poll(() => calls.fetchRetiredLists.waiting).toBe(waiting.heads)
    await expect.poll(() => calls.fetchRetiredList.waiting).toBe(waiting.list)
    const isBusy = waiting.heads + waiting.list > 0
    await expect(panel.getByText('Henter din seddel …')).toHaveCount(isBusy ? 1 : 0)
    if (isBusy) await expect(panel.getByRole('status')).toHaveText('Henter din seddel …')
  }
  const hasFailed = async (name: string) => {
    await shows(name, { heads: 0, list: 0 })
    await expect(panel.getByRole('alert')).toContainText('Sedlen kunne ikke hentes')
    await expect(chosen.or(putBack)).toHaveCount(0)
    await expectAccessible(page)
    withoutFailedLoads(complaints)
  }
  return {
    perform: async ({ happening }) => {
      if (happening.kind === 'send') {
        const way = ways[happening.event.type]
        if (!way) throw new Error(`the page has no way to do "${happening.label}"`)
        await way()
        return
      }
      if (happening.kind === 'after') throw new Error(`the page has no delay "${happening.delay}"`)
      const held = Object.entries(calls).find(([src]) => src === happening.src)?.[1]
      if (!held) throw new Error(`the page asks for nothing like "${happening.label}"`)
      if (happening.kind === 'fail') return held.answer({ status: 503, json: { message: '' } })
      const answer = await page.request.get(held.urls.at(-1) ?? '')
      await held.answer({ json: await answer.json() })
    },
    see: {
      'heads.loading': async () => {
        await shows('Tidligere sedler', { heads: 1, list: 0 })
        await expect(panel.getByRole('alert')).toHaveCount(0)
      },
      'heads.shown': async () => {
        await shows('Tidligere sedler', { heads: 0, list: 0 })
        await expect(chosen).toBeVisible()
        await expect(panel.getByRole('listitem')).toHaveCount(1)
        await expect(putBack).toHaveCount(0)
      },
      'heads.failed': () => hasFailed('Tidligere sedler'),
      'list.loading': async () => {
        await shows(day, { heads: 0, list: 1 })
        await expect(panel.getByRole('alert')).toHaveCount(0)
        await expect(chosen.or(putBack)).toHaveCount(0)
      },
      'list.shown': async ({ context }) => {
        const isLeft = context.putBack.length === 0
        // After a press the focus is on the pressed button, not on the title.
        if (isLeft) await shows(day, { heads: 0, list: 0 })
        else await waitsFor({ heads: 0, list: 0 })
        await expect(title).toHaveText(day)
        await expect(panel.getByRole('listitem')).toHaveText(/Mælk/)
        await expect(isLeft ? putBack : isPutBack).toBeVisible()
        await expect(isLeft ? putAllBack : isAllPutBack).toBeEnabled({ enabled: isLeft })
        // Each item once, however often its button is pressed.
        await expect.poll(() => putBacks.urls.length).toBe(context.putBack.length)
      },
      'list.failed': () => hasFailed(day),
    },
  }
}
