import { gzipSync } from 'node:zlib'
import { registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { agentPath, stopButton, titleOf, watchesOf, watchMany } from './agent-page.ts'

const count = 500
const kilobytes = 1000

test('issue 19.5: a page of 500 watches is light, shows them in steps, and answers a press at once', async ({
  page,
  visit,
}) => {
  test.setTimeout(180_000)
  await registerShopper(page)
  await watchMany(page, count)
  const html = await (await page.request.get(agentPath)).body()
  expect(gzipSync(html).length).toBeLessThan(150 * kilobytes)

  await visit(agentPath)
  await expect(watchesOf(page)).toHaveCount(24)
  await expect(page.getByText(`24 af ${count} varer`)).toBeVisible()
  await page.getByRole('link', { name: 'Vis 24 varer mere' }).press('Enter')
  await expect(watchesOf(page)).toHaveCount(48)
  await expect(titleOf(watchesOf(page).nth(24))).toBeFocused()
  await expectAccessible(page)

  await visit(`${agentPath}?show=504`)
  await expect(watchesOf(page)).toHaveCount(count)
  await expect(page.getByRole('link', { name: /^Vis \d+ vare/ })).toHaveCount(0)
  const last = watchesOf(page).last()
  await titleOf(last).scrollIntoViewIfNeeded()
  const stop = stopButton(last)
  await stop.focus()
  const took = page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        const seen = new MutationObserver(() => {
          if (document.querySelectorAll('main article').length < from) resolve(performance.now() - pressed)
        })
        const pressed = performance.now()
        seen.observe(document.querySelector('main') ?? document, { childList: true, subtree: true })
        ;(document.activeElement as HTMLElement).click()
      }),
    count,
  )
  expect(await took).toBeLessThan(1000)
})
