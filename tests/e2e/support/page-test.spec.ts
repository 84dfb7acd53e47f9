import { expect, expectAccessible, test } from './page-test.ts'

test('a violation that axe finds fails a test, with the rule and the element', async ({ page, visit }) => {
  await visit('/dk/login')
  await expectAccessible(page)
  const pale = '<p style="color: #ccc; background: #fff">Pale</p>'
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), pale)
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: <p style/)
})

test('what is visible in time, or not, passes; what is not fails with Playwright’s words', async ({
  page,
}) => {
  await page.setContent('<p>first</p><p>second</p><i hidden>hidden</i>')
  await page.evaluate(() => setTimeout(() => document.querySelector('i')?.toggleAttribute('hidden'), 200))
  const first = page.getByText('first')
  const absent = page.getByText('absent')
  await expect(first).toBeVisible()
  await expect(absent).not.toBeVisible()
  await expect(page.getByText('hidden')).toBeVisible()
  const soon = { timeout: 300 }
  await expect(expect(absent, 'its words').toBeVisible(soon)).rejects.toThrow(
    /its words[\s\S]*element\(s\) not found/,
  )
  await expect(expect(first).not.toBeVisible(soon)).rejects.toThrow(/Expected: not visible/)
  await expect(expect(page.locator('p')).toBeVisible(soon)).rejects.toThrow(/strict mode violation/)
})
