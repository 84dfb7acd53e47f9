import { expect, expectAccessible, test } from './page-test.ts'

test('a violation that axe finds fails a test, with the rule and the element', async ({ page, visit }) => {
  await visit('/dk/login')
  await expectAccessible(page)
  const pale = '<p style="color: #ccc; background: #fff">Pale</p>'
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), pale)
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast: <p style/)
})
