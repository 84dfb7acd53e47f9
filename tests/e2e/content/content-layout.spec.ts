import type { Locator } from '@playwright/test'
import { expect, test } from '../support/page-test.ts'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('the part is not drawn')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

test.describe('§2.1 texts to read in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a recipe: its steps follow its picture, and the ad beside it is as dark as its headings', async ({
    page,
    visit,
  }) => {
    await visit('/dk/post/kartoffelporresuppe')
    const main = page.getByRole('main')
    const steps = main.getByRole('heading', { name: 'Sådan gør du' })
    const picture = main.locator('[class*=post__picture]')
    expect((await boxOf(steps)).y - (await boxOf(picture)).bottom).toBe(32)
    const ink = await steps.evaluate((heading) => getComputedStyle(heading).color)
    await expect(main.getByRole('complementary', { name: 'Annonce' }).first().locator('b')).toHaveCSS(
      'color',
      ink,
    )
  })

  test('an info page: its lists are no wider than its paragraphs', async ({ page, visit }) => {
    await visit('/dk/page/cookies-5')
    const main = page.getByRole('main')
    const list = await boxOf(main.getByRole('list').first())
    const paragraphs = await Promise.all((await main.locator('h2 ~ p').all()).map(boxOf))
    expect(list.right).toBe(Math.max(...paragraphs.map(({ right }) => right)))
  })
})
