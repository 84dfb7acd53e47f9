import { visitorsUserButton } from '../session/user-button.ts'
import { expect, test } from '../support/page-test.ts'

test.describe('§1 brand and languages: a page contains the texts that it was drawn with', () => {
  for (const path of ['/dk', '/se/offer/kaffe', '/fi/login']) {
    test(`${path} is hydrated before the rest of its language is loaded, and has it when a dropdown opens`, async ({
      page,
    }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(/\/assets\/(da|sv|fi)-[^/]+\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path)
      const shown = await page.locator('body').innerText()
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      expect(await page.locator('body').innerText(), 'no text has gone').toBe(shown)
      const user = page.getByRole('banner').locator(visitorsUserButton)
      await user.click()
      release()
      const dropdown = page.getByRole('dialog')
      await expect(dropdown.getByRole('button').first()).not.toHaveText('')
      await expect(dropdown.locator('label').first()).not.toHaveText('')
    })
  }
})
