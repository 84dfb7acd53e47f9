import { gzipSync } from 'node:zlib'
import { registerShopper } from '../list-rows/list-page.ts'
import { expect, expectAccessible, test } from '../support/page-test.ts'
import { agentPath, titleOf, watchesOf, watchMany } from './agent-page.ts'

const count = 500
const kilobytes = 1000

test('§2.1: a page of 500 watches is light, and shows them in steps', async ({ page, visit }) => {
  await registerShopper(page)
  await watchMany(page, count)
  const html = await (await page.request.get(agentPath)).body()
  expect(gzipSync(html).length).toBeLessThan(150 * kilobytes)

  await visit(agentPath)
  await expect(watchesOf(page)).toHaveCount(24)
  await expect(page.getByText(`24 af ${count} varer`)).toBeVisible()
  await page.getByRole('link', { name: 'Vis 24 varer til' }).press('Enter')
  await expect(watchesOf(page)).toHaveCount(48)
  await expect(titleOf(watchesOf(page).nth(24))).toBeFocused()
  await expectAccessible(page)
})
